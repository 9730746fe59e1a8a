// Without the object, each level passes on the client.

enum Before {
  /// Needs the client.
  struct ItemListViewModel {
    let client: ServerAPIClient

    func load() -> String { client.get("items") }
  }

  /// Doesn't use the client, and takes it only to pass it on.
  struct HomeViewModel {
    let list: ItemListViewModel

    init(client: ServerAPIClient) { list = ItemListViewModel(client: client) }
  }

  /// Doesn't use the client either. If the list needs the session store too, this `init` changes as well.
  struct LoginFlow {
    let home: HomeViewModel

    init(client: ServerAPIClient) { home = HomeViewModel(client: client) }
  }
}
