/// Carries a request to the server and the answer back.
public final class ServerAPIClient: Sendable {
  /// Stands in for the network.
  private static let answers = [
    "/login": "Ada", "/items": "tea milk", "/friends": "Grace Alan",
  ]

  public init() {}

  func execute(_ path: String, completion: (Result<String, any Error>) -> Void) {
    guard let text = Self.answers[path] else {
      return completion(.failure(NoAnswer(path: path)))
    }
    completion(.success(text))
  }
}
