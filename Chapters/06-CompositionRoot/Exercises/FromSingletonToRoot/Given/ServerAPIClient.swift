/// Sends a path to a server and returns its answer as text. It depends on no feature.
final class ServerAPIClient: Sendable {
  typealias Completion = (Result<String, any Error>) -> Void
  /// Answers each path exactly once.
  typealias Transport = @Sendable (_ path: String, @escaping Completion) -> Void

  /// The global client, which any code can use. It answers by itself, without a server.
  static var shared: ServerAPIClient {
    sharedUses += 1
    return global
  }

  /// How often code used `shared`. Only one thread uses it.
  nonisolated(unsafe) private(set) static var sharedUses = 0
  private static let global = ServerAPIClient { path, answer in
    answer(.success(path == "login" ? "Somebody" : "something=1"))
  }

  private let transport: Transport

  init(transport: @escaping Transport) { self.transport = transport }

  func get(_ path: String, _ completion: @escaping Completion) { transport(path, completion) }
}
