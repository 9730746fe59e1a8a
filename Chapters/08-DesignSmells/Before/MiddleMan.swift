extension Before {
  /// A middle man: each method only forwards the call.
  final class ItemsManager: ItemsClient {
    private let client: any ItemsClient

    init(client: any ItemsClient) { self.client = client }

    func fetchItems(completion: @escaping ItemsCompletion) {
      client.fetchItems(completion: completion)
    }
  }

  /// Creates its child, so it holds what only the child needs.
  final class HomeViewModel {
    private let user: User
    private let client: any ItemsClient
    private let log: any Logging
    private let tracking: any Tracking
    private let printer: any Printer

    init(
      user: User, client: any ItemsClient, log: any Logging, tracking: any Tracking,
      printer: any Printer
    ) {
      self.user = user
      self.client = client
      self.log = log
      self.tracking = tracking
      self.printer = printer
    }

    var greeting: String { "Hello, \(user.name)" }

    func openList() -> ItemListViewModel {
      ItemListViewModel(client: client, log: log, tracking: tracking, printer: printer)
    }
  }
}
