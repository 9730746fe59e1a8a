// What a team writes without the object: each level passes the client on.

enum Before {
  /// Needs the client.
  struct ItemListViewModel {
    let client: ServerAPIClient

    func load() -> String { client.get("items") }
  }

  /// Doesn't use the client. Takes it, and hands it on.
  struct HomeViewModel {
    let list: ItemListViewModel

    init(client: ServerAPIClient) { list = ItemListViewModel(client: client) }
  }

  /// Doesn't use it either. If the list needs the session store too, this `init` changes as well.
  struct LoginFlow {
    let home: HomeViewModel

    init(client: ServerAPIClient) { home = HomeViewModel(client: client) }
  }
}
