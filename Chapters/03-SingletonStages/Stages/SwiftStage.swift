import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The shop as chapter 02 leaves it: every screen uses this `.shared`, and no caller passes a client.
///
/// Swift developers call it a singleton: all code shares one instance, but any code can make a second one.
enum SwiftStage {
  final class ServerAPIClient: Sendable {
    static let shared = ServerAPIClient()

    init() { Server.connect() }

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(Server.login()))
    }
  }

  @MainActor
  final class LoginViewModel {
    private(set) var message = ""

    func login() {
      ServerAPIClient.shared.login { [weak self] result in self?.message = greeting(result) }
    }
  }

  /// Foundation's own example: the shared session, and a second session.
  static func sessions() -> (shared: URLSession, another: URLSession) {
    (.shared, URLSession(configuration: .ephemeral))
  }
}
