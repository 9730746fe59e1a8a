/// What a server answers, by path. A request and its bytes are two texts here; the document has
/// `URLRequest` and `Data`.
enum Network {
  struct NoAnswer: Error {}

  static func answer(to path: String) -> Result<String, any Error> {
    switch path {
    case "/login": .success("Ada")
    case "/items": .success("cup tea")
    case "/friends": .success("Alan Grace")
    default: .failure(NoAnswer())
    }
  }
}

/// The words of an answer.
func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
