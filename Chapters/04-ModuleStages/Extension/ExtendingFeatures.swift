/// The shape `extension`: the client sends any request, and each feature adds its own methods to it.
enum Extensions {
  /// In the module ServerAPI.
  @MainActor
  class ServerAPIClient {
    static let shared = ServerAPIClient()

    func execute(_ path: String, completion: @escaping (Result<String, any Error>) -> Void) {
      completion(Server.answer(to: path))
    }
  }
}

private typealias ServerAPIClient = Extensions.ServerAPIClient

// Module Login.
extension Extensions {
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

/// In the module Login, which imports ServerAPI.
extension ServerAPIClient {
  func login(completion: @escaping (Result<User, any Error>) -> Void) {
    execute("/login") { result in completion(result.map { User(name: $0) }) }
  }
}

// Module Items.
extension Extensions {
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

extension ServerAPIClient {
  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    execute("/items") { result in completion(result.map { names(in: $0).map(Item.init) }) }
  }
}

// Module Friends.
extension Extensions {
  @MainActor
  final class FriendListViewModel {
    var client = ServerAPIClient.shared
    private(set) var lines: [String] = []

    func getList() {
      client.fetchFriends { [weak self] result in
        self?.lines = (try? result.get())?.map(\.name) ?? ["No friends"]
      }
    }
  }
}

extension ServerAPIClient {
  func fetchFriends(completion: @escaping (Result<[Friend], any Error>) -> Void) {
    execute("/friends") { result in completion(result.map { names(in: $0).map(Friend.init) }) }
  }
}
