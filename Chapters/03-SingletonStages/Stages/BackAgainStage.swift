/// Back to a constant `shared` and a property, with a second view model on the same client.
enum BackAgainStage {
  @MainActor
  class ServerAPIClient {
    static let shared = ServerAPIClient()

    init() { Server.connect() }

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(Server.login()))
    }

    func fetchItems(completion: @escaping (Result<Item, any Error>) -> Void) {
      completion(.success(Server.fetchItems()))
    }
  }

  final class MockServerAPIClient: ServerAPIClient {
    private let item: () -> Item

    init(item: @escaping () -> Item) { self.item = item }

    override func fetchItems(completion: @escaping (Result<Item, any Error>) -> Void) {
      completion(.success(item()))
    }
  }

  @MainActor
  final class LoginViewModel {
    var client = ServerAPIClient.shared
    private(set) var message = ""

    func login() {
      client.login { [weak self] result in self?.message = greeting(result) }
    }
  }

  /// Ignores its own client and calls the shared one.
  @MainActor
  final class ItemListViewModel {
    var client = ServerAPIClient.shared
    private(set) var lines: [String] = []

    func getList() {
      ServerAPIClient.shared.fetchItems { [weak self] result in
        // This server sends one item.
        self?.lines = (try? result.get()).map { [$0.name] } ?? []
      }
    }
  }

  /// Two screens of one program.
  @MainActor
  final class App {
    let login = LoginViewModel()
    let items = ItemListViewModel()
  }
}
