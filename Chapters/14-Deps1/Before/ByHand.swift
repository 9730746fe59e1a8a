// The discomfort before the pattern.

enum Before {
  // snippet.byhand
  /// Needs the client.
  struct ItemListViewModel {
    let client: ServerAPIClient

    func load() -> String { client.get("items") }
  }

  /// Needs nothing of it, and takes it to hand it on.
  struct HomeViewModel {
    let list: ItemListViewModel

    init(client: ServerAPIClient) { list = ItemListViewModel(client: client) }
  }

  /// Needs nothing either. Should the list need the session store as well, this `init` changes too.
  struct LoginFlow {
    let home: HomeViewModel

    init(client: ServerAPIClient) { home = HomeViewModel(client: client) }
  }
  // snippet.end
}
