/// The cure: what cuts across goes around the client or listens, and printing is another class.
enum Cured: ListShape {
  // snippet.cured
  final class ItemListViewModel {
    private(set) var titles: [String] = []
    /// The event: the list says that it is shown, and does not know who listens.
    var onShown: () -> Void = {}
    private let client: any ItemsClient

    init(client: any ItemsClient) { self.client = client }

    func load() {
      client.fetchItems { [self] result in
        titles = result.names
        onShown()
      }
    }
  }
  // snippet.end

  /// Split off: it has nothing to do with fetching.
  final class PrintViewModel {
    private let paper: Log

    init(paper: Log) { self.paper = paper }

    func printTitles(_ titles: [String]) { for title in titles { paper.note(title) } }
  }

  /// The decorator: a client around a client.
  final class LoggingItemsClient: ItemsClient {
    private let base: any ItemsClient
    private let log: Log

    init(base: any ItemsClient, log: Log) { (self.base, self.log) = (base, log) }

    func fetchItems(completion: @escaping ItemsCompletion) {
      log.note("request")
      base.fetchItems { [log] result in
        log.note("\(result.names.count) items")
        completion(result)
      }
    }
  }

  // snippet.cure
  static func run(_ client: any ItemsClient, _ records: Records) -> [String] {
    let list = ItemListViewModel(client: LoggingItemsClient(base: client, log: records.log))
    list.onShown = { records.tracking.note("list shown") }
    let printing = PrintViewModel(paper: records.paper)
    list.load()
    printing.printTitles(list.titles)
    return list.titles
  }
  // snippet.end
}
