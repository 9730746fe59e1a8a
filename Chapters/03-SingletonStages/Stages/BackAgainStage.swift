/// Back to a constant `shared` and a property, with a second view model on the same client.
enum BackAgainStage {
  // snippet.client
  @MainActor
  class ServerAPIClient {
    static let shared = ServerAPIClient()

    init() { Self.made += 1 }

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(User(name: "real")))
    }

    func fetchItems(completion: @escaping (Result<Item, any Error>) -> Void) {
      fetches += 1
      completion(.success(Item(name: "real item")))
    }

    private(set) static var made = 0
    /// How often this object's own `fetchItems` ran.
    private(set) var fetches = 0
  }
  // snippet.end

  final class MockServerAPIClient: ServerAPIClient {
    private let name: String
    /// How often the mock was asked.
    private(set) var asked = 0

    init(name: String) { self.name = name }

    override func fetchItems(completion: @escaping (Result<Item, any Error>) -> Void) {
      asked += 1
      completion(.success(Item(name: name)))
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

  // snippet.bypassed
  /// As the document prints it: it has a client, and asks another.
  @MainActor
  final class ItemListViewModel {
    var client = ServerAPIClient.shared
    private(set) var lines: [String] = []

    func getList() {
      ServerAPIClient.shared.fetchItems { [weak self] result in
        self?.lines = (try? result.get()).map { [$0.name] } ?? []
      }
    }
  }
  // snippet.end

  /// Two screens of one program.
  @MainActor
  final class App {
    let login = LoginViewModel()
    let items = ItemListViewModel()
  }
}
