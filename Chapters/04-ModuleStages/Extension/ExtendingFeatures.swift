// What stands in the module Login.
extension Extensions {
  struct User { let name: String }

  @MainActor
  final class LoginViewModel {
    var client = ServerAPIClient.shared
    private(set) var message = ""

    func login() {
      client.login { [weak self] result in
        self?.message = (try? result.get()).map { "Welcome, \($0.name)" } ?? "No login"
      }
    }
  }
}

// snippet.login
extension Extensions.ServerAPIClient {
  func login(completion: @escaping (Result<Extensions.User, any Error>) -> Void) {
    execute("/login") { result in completion(result.map { Extensions.User(name: $0) }) }
  }
}
// snippet.end

// What stands in the module Items.
extension Extensions {
  struct Item { let name: String }

  @MainActor
  final class ItemListViewModel {
    var client = ServerAPIClient.shared
    private(set) var lines: [String] = []

    func getList() {
      client.fetchItems { [weak self] result in
        self?.lines = (try? result.get())?.map(\.name) ?? ["No items"]
      }
    }
  }
}

extension Extensions.ServerAPIClient {
  func fetchItems(completion: @escaping (Result<[Extensions.Item], any Error>) -> Void) {
    execute("/items") { result in completion(result.map { words($0).map(Extensions.Item.init) }) }
  }
}
