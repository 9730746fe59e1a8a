/// The singleton of the book: one instance, kept by its class, and nobody outside makes another.
enum GoFStage {
  final class ServerAPIClient: Sendable {
    static let shared = ServerAPIClient()

    private init() { Server.connect() }

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
}

/// The book leaves the class open, so that a subclass can add to it. In Swift an extension adds, and
/// the class stays final.
extension GoFStage.ServerAPIClient {
  func fetchItems(completion: @escaping (Result<Item, any Error>) -> Void) {
    completion(.success(Server.fetchItems()))
  }

  /// What is private to the class is open to extensions in its file.
  static func another() -> GoFStage.ServerAPIClient { GoFStage.ServerAPIClient() }
}
