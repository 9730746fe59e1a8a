/// Carries a request to the server and the answer back. It knows no feature.
public final class ServerAPIClient: Sendable {
  /// Stands in for the network.
  private static let answers = [
    "/login": "Ada", "/items": "tea milk", "/friends": "Grace Alan",
  ]

  public init() {}

  public func execute(_ path: String, completion: (Result<String, any Error>) -> Void) {
    guard let text = Self.answers[path] else {
      return completion(.failure(NoAnswer(path: path)))
    }
    completion(.success(text))
  }
}
