import Foundation
import Playground

// Fakes for the scenarios. Each records what it receives.

final class FakeLog: Logging {
  private(set) var lines: [String] = []

  func log(_ message: String) { lines.append(message) }
}

final class FakeTracking: Tracking {
  private(set) var lines: [String] = []

  func track(_ event: String) { lines.append(event) }
}

final class FakePrinter: Printer {
  private(set) var lines: [String] = []

  func print(_ line: String) { lines.append(line) }
}

final class FakeCache: ItemsCache {
  private(set) var saved: [String] = []

  func save(_ items: [Item]) { saved += items.map(\.name) }
}

final class FakeServer: HTTPClient {
  private(set) var requests: [String] = []

  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void) {
    requests.append("GET \(url.lastPathComponent)")
    completion(.success(Data(#"[{"name": "tea"}, {"name": "milk"}]"#.utf8)))
  }
}

/// Everything that a list writes.
struct Records {
  let log = FakeLog()
  let tracking = FakeTracking()
  let printer = FakePrinter()
}

extension Before.ItemListViewModel {
  convenience init(client: any ItemsClient, _ records: Records) {
    self.init(
      client: client, log: records.log, tracking: records.tracking, printer: records.printer)
  }
}

extension Before.Facade.ItemListViewModel {
  convenience init(client: any ItemsClient, _ records: Records) {
    self.init(
      services: Before.Facade.ListServices(
        client: client, log: records.log, tracking: records.tracking, printer: records.printer))
  }
}

extension App {
  init(client: any ItemsClient, _ records: Records) {
    self.init(
      client: client, log: records.log, tracking: records.tracking, printer: records.printer)
  }
}

extension Before.Defaulted.FileItemsClient {
  /// Records reads and writes instead of using a file.
  init(_ record: Log) {
    self.init(
      read: {
        record.note("read")
        return [Item(name: "tea")]
      },
      write: { record.note("write \($0.map(\.name))") })
  }
}

func runReviewed(_ client: any ItemsClient, _ records: Records) -> [String] {
  let list = Before.ItemListViewModel(client: client, records)
  list.printTitles()
  return list.titles
}

func runBundled(_ client: any ItemsClient, _ records: Records) -> [String] {
  let list = Before.Facade.ItemListViewModel(client: client, records)
  list.printTitles()
  return list.titles
}

func runRepaired(_ client: any ItemsClient, _ records: Records) -> [String] {
  let list = App(client: client, records).makeList()
  list.start()
  list.printTitles()
  return list.titles
}

/// How many initializers begin and complete when two classes create each other.
///
/// - Parameter limit: how many may begin before the recursion is stopped.
func initializerCounts(limit: Int) -> (begun: Int, completed: Int) {
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

/// A fake navigation controller.
final class NavigationStack {
  private(set) var screens: [String] = []

  func push(_ screen: String) { screens.append(screen) }
}

extension App: ScreenFactory {
  func makeHome() -> HomeViewModel { HomeViewModel(user: User(name: "Ada"), makeList: makeList) }

  func makeFriends() -> FriendListViewModel { composeFriends() }
}
