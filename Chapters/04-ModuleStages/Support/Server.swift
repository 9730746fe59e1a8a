/// Stands for the shop's server. A request and its bytes are two texts here, in place of `URLRequest`
/// and `Data`.
enum Server {
  struct NoAnswer: Error {}

  static func answer(to path: String) -> Result<String, any Error> {
    switch path {
    case "/login": .success("Ada")
    case "/items": .success("tea milk")
    case "/friends": .success("Grace Alan")
    default: .failure(NoAnswer())
    }
  }
}

/// The words of an answer.
func words(in text: String) -> [String] { text.split(separator: " ").map(String.init) }
