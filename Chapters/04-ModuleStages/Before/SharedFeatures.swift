// Three features, one client.
extension Before {
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
