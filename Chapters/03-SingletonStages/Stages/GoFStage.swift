/// The singleton of the GoF book: its class owns the only instance, and no other code can create one.
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

/// In the book, a subclass can extend the singleton. In Swift an extension does that, and the class
/// stays final.
extension GoFStage.ServerAPIClient {
  func fetchItems(completion: @escaping (Result<Item, any Error>) -> Void) {
    completion(.success(Server.fetchItems()))
  }

  /// An extension in the same file can call the private initializer.
  static func another() -> GoFStage.ServerAPIClient { GoFStage.ServerAPIClient() }
}
