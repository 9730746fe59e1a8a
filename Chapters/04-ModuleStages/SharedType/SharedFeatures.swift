extension SharedType {
  // snippet.login
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
  // snippet.end

  // snippet.items
  /// As the document prints it: it has a `client` and does not use it.
  @MainActor
  final class ItemListViewModel {
    var client = ServerAPIClient.shared
    private(set) var lines: [String] = []

    func getList() {
      ServerAPIClient.shared.fetchItems { [weak self] result in
        self?.lines = (try? result.get())?.map(\.name) ?? ["No items"]
      }
    }
  }
  // snippet.end

  /// A client whose lists are empty.
  final class EmptyServerAPIClient: ServerAPIClient {
    override func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
      completion(.success([]))
    }

    override func fetchFriends(completion: @escaping (Result<[Friend], any Error>) -> Void) {
      completion(.success([]))
    }
  }
}
