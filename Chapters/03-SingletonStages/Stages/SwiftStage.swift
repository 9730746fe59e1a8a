import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where the shop stands at the beginning, as chapter 02 leaves it: every screen asks this `.shared`, and
/// no caller hands it in.
///
/// Swift developers call it a singleton: one instance for all, though any code can make a second one.
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

  /// Foundation's own example: the shared session, and one more.
  static func sessions() -> (shared: URLSession, another: URLSession) {
    (.shared, URLSession(configuration: .ephemeral))
  }
}
