/// A middle man: each method passes the call on, and adds nothing.
final class ItemsManager: ItemsClient {
  private let client: any ItemsClient

  init(client: any ItemsClient) { self.client = client }

  func fetchItems(completion: @escaping ItemsCompletion) {
    client.fetchItems(completion: completion)
  }
}

/// The child: a list that notes when it was asked for.
final class ItemListViewModel {
  private(set) var titles: [String] = []
  private let client: any ItemsClient
  private let log: Log

  init(client: any ItemsClient, log: Log) { (self.client, self.log) = (client, log) }

  func load() {
    log.note("list loads")
    client.fetchItems { [weak self] result in self?.titles = result.names }
  }
}

/// The parent, whichever way it gets its child.
protocol Home {
  var greeting: String { get }
  func openList() -> ItemListViewModel
}

// snippet.makes
/// The smell: the parent makes its child and uses it. It holds what only the child needs.
enum MakesItsChild {
  final class HomeViewModel: Home {
    private let user: String
    private let client: any ItemsClient
    private let log: Log

    init(user: String, client: any ItemsClient, log: Log) {
      (self.user, self.client, self.log) = (user, client, log)
    }

    var greeting: String { "Hello, \(user)" }

    func openList() -> ItemListViewModel {
      let list = ItemListViewModel(client: client, log: log)
      list.load()
      return list
    }
  }
}
// snippet.end

// snippet.takes
/// The repair: the parent takes a way to get its child. What the child needs, the root knows.
enum TakesItsChild {
  final class HomeViewModel: Home {
    private let user: String
    private let makeList: () -> ItemListViewModel

    init(user: String, makeList: @escaping () -> ItemListViewModel) {
      (self.user, self.makeList) = (user, makeList)
    }

    var greeting: String { "Hello, \(user)" }

    func openList() -> ItemListViewModel {
      let list = makeList()
      list.load()
      return list
    }
  }
}
// snippet.end
