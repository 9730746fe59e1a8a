/// A list that the root composes, and that somebody starts when it is wanted.
protocol ItemList: SendableMetatype {
  init(client: any ItemsClient)
  func start()
  var titles: [String] { get }
}

// snippet.working
/// The smell: whoever composes it has fetched.
enum Working {
  final class ItemListViewModel: ItemList {
    private(set) var titles: [String] = []

    init(client: any ItemsClient) {
      client.fetchItems { [weak self] result in self?.titles = result.names }
    }

    func start() {}
  }
}

/// The repair: the initialiser stores what it is given, and does no more.
enum StoredOnly {
  final class ItemListViewModel: ItemList {
    private(set) var titles: [String] = []
    private let client: any ItemsClient

    init(client: any ItemsClient) { self.client = client }

    func start() {
      client.fetchItems { [weak self] result in self?.titles = result.names }
    }
  }
}
// snippet.end
