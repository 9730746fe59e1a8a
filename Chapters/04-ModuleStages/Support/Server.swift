/// Replaces the shop's server. A request and its answer are strings here, instead of `URLRequest` and
/// `Data`.
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

/// The names of an answer such as "tea milk".
func names(in answer: String) -> [String] { answer.split(separator: " ").map(String.init) }
