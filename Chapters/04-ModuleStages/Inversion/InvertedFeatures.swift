/// The shape `inversion`: a feature declares what it needs. The client imports it, and not vice versa.
enum Inversion {
  // snippet.login
  // Module Login, imports nothing
  @MainActor
  protocol LoginClient {
    func login(completion: @escaping (Result<User, any Error>) -> Void)
  }

  @MainActor
  final class LoginViewModel {
    private let client: any LoginClient
    private(set) var message = ""

    init(client: any LoginClient) { self.client = client }

    func login() {
      client.login { [weak self] result in
        self?.message = (try? result.get()).map { "Welcome, \($0.name)" } ?? "No login"
      }
    }
  }
  // snippet.end

  /// In the module Items.
  final class ItemListViewModel {
    typealias FetchItems = (@escaping (Result<[Item], any Error>) -> Void) -> Void

    private let fetchItems: FetchItems
    private(set) var lines: [String] = []

    init(fetchItems: @escaping FetchItems) { self.fetchItems = fetchItems }

    func getList() {
      fetchItems { [weak self] result in
        self?.lines = (try? result.get())?.map(\.name) ?? ["No items"]
      }
    }
  }
}
