/// Carries a path to a server, and a text back. It knows no feature.
final class ServerAPIClient: Sendable {
  typealias Completion = (Result<String, any Error>) -> Void
  /// Answers each path exactly once.
  typealias Transport = @Sendable (_ path: String, @escaping Completion) -> Void

  /// The global one, which everybody can reach. Its answers are its own.
  static let shared = ServerAPIClient { path, answer in
    answer(.success(path == "login" ? "Somebody" : "something=1"))
  }

  private let transport: Transport

  init(transport: @escaping Transport) { self.transport = transport }

  func get(_ path: String, _ completion: @escaping Completion) { transport(path, completion) }
}
