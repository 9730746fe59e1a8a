import Foundation
import Playground

// A log stands in for the log, the tracking and the printer. Server and cache write into one.

extension Log: Logging {
  func log(_ message: String) { note(message) }
}

extension Log: Tracking {
  func track(_ event: String) { note(event) }
}

extension Log: Printer {
  func print(_ line: String) { note(line) }
}

struct FakeCache: ItemsCache {
  let log: Log

  init(_ log: Log) { self.log = log }

  func save(_ items: [Item]) { for item in items { log.note(item.name) } }
}

struct FakeServer: HTTPClient {
  let log: Log

  init(_ log: Log) { self.log = log }

  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void) {
    log.note("GET \(url.lastPathComponent)")
    completion(.success(Data(#"[{"name": "tea"}, {"name": "milk"}]"#.utf8)))
  }
}

/// Three records that have nothing to do with each other.
struct Records {
  let log = Log()
  let tracking = Log()
  let paper = Log()
}

extension Before.ItemListViewModel {
  convenience init(client: any ItemsClient, _ records: Records) {
    self.init(
      client: client, log: records.log, tracking: records.tracking, printer: records.paper)
  }
}

extension Before.Facade.ItemListViewModel {
  convenience init(client: any ItemsClient, _ records: Records) {
    self.init(
      services: Before.Facade.ListServices(
        client: client, log: records.log, tracking: records.tracking, printer: records.paper))
  }
}

extension App {
  init(client: any ItemsClient, _ records: Records) {
    self.init(client: client, log: records.log, tracking: records.tracking)
  }
}

extension Before.Defaulted.FileItemsClient {
  /// Its file is a record: what is read and what is written.
  init(_ record: Log) {
    self.init(
      read: {
        record.note("read")
        return [Item(name: "tea")]
      },
      write: { record.note("write \($0.map(\.name))") })
  }
}

/// Composes the list of the review, prints what it shows, and returns it.
func runReviewed(_ client: any ItemsClient, _ records: Records) -> [String] {
  let list = Before.ItemListViewModel(client: client, records)
  list.printTitles()
  return list.titles
}

/// The same with a facade.
func runBundled(_ client: any ItemsClient, _ records: Records) -> [String] {
  let list = Before.Facade.ItemListViewModel(client: client, records)
  list.printTitles()
  return list.titles
}

/// The list of the root: composes it, starts it, prints what it shows, and returns that.
func runRepaired(_ client: any ItemsClient, _ records: Records) -> [String] {
  let list = App(client: client, records).makeList()
  list.start()
  PrintViewModel(printer: records.paper).printTitles(list.titles)
  return list.titles
}

/// How many of two classes that make each other were begun and completed, if `limit` may begin.
func mutual(limit: Int) -> (begun: Int, completed: Int) {
  struct TooMany: Error {}
  var (begun, completed) = (0, 0)
  _ = try? Before.Mutual.ItemsScreen { isComplete in
    if isComplete {
      completed += 1
      return
    }
    guard begun < limit else { throw TooMany() }
    begun += 1
  }
  return (begun, completed)
}

/// What stands in for a navigation controller.
final class NavigationStack {
  private(set) var screens: [String] = []

  func push(_ screen: String) { screens.append(screen) }
}

extension App: ScreenFactory {
  func makeHome() -> HomeViewModel { HomeViewModel(user: User(name: "Ada"), makeList: makeList) }

  func makeFriends() -> FriendListViewModel { composeFriends() }
}
