/// What is there to be noted in: three logs that have nothing to do with each other.
struct Records {
  let log = Log()
  let tracking = Log()
  let paper = Log()
}

/// Fetches the items, shows them, prints them: each shape notes the same in the same places.
protocol ListShape: SendableMetatype {
  static func run(_ client: any ItemsClient, _ records: Records) -> [String]
}

/// The smell: it fetches, logs, tracks and prints. So it takes four.
enum OverInjected: ListShape {
  // snippet.overinjected
  final class ItemListViewModel {
    private(set) var titles: [String] = []
    private let client: any ItemsClient
    private let log: Log
    private let tracking: Log
    private let paper: Log

    init(client: any ItemsClient, log: Log, tracking: Log, paper: Log) {
      (self.client, self.log, self.tracking, self.paper) = (client, log, tracking, paper)
    }

    func load() {
      log.note("request")
      client.fetchItems { [self] result in
        titles = result.names
        log.note("\(titles.count) items")
        tracking.note("list shown")
      }
    }

    func printTitles() { for title in titles { paper.note(title) } }
  }
  // snippet.end

  static func run(_ client: any ItemsClient, _ records: Records) -> [String] {
    let list = ItemListViewModel(
      client: client, log: records.log, tracking: records.tracking, paper: records.paper)
    list.load()
    list.printTitles()
    return list.titles
  }
}

/// No cure: one parameter, and behind it the same four.
enum Facade: ListShape {
  struct ListServices {
    let client: any ItemsClient
    let log: Log
    let tracking: Log
    let paper: Log
  }

  final class ItemListViewModel {
    private(set) var titles: [String] = []
    private let services: ListServices

    init(services: ListServices) { self.services = services }

    func load() {
      services.log.note("request")
      services.client.fetchItems { [self] result in
        titles = result.names
        services.log.note("\(titles.count) items")
        services.tracking.note("list shown")
      }
    }

    func printTitles() { for title in titles { services.paper.note(title) } }
  }

  static func run(_ client: any ItemsClient, _ records: Records) -> [String] {
    let list = ItemListViewModel(
      services: ListServices(
        client: client, log: records.log, tracking: records.tracking, paper: records.paper))
    list.load()
    list.printTitles()
    return list.titles
  }
}
