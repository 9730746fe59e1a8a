import Foundation
import ItemsCore
import Playground

/// The server, clock, file and log in memory, so that every run is the same. It records all calls.
final class World: Outside {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private struct State {
    var pages: [URL: Data]
    var clock = Duration.zero
    var kept: CachedItems?
  }

  let calls = Log()
  private let state: Locked<State>
  private let callers: (server: String, disk: String)
  private let isFull: Bool
  private let log = Log()
  private let reported = Log()

  /// - Parameter callers: the names of the server's and the disk's callers, for `calls`.
  init(
    pages: [URL: String] = [.items: .twoItems], isFull: Bool = false,
    callers: (server: String, disk: String) = ("Catalog", "Catalog")
  ) {
    state = Locked(State(pages: pages.mapValues { Data($0.utf8) }))
    (self.isFull, self.callers) = (isFull, callers)
  }

  /// The requests to the server and the writes to the file, in order.
  var effects: [String] { log.lines }
  var reports: [String] { reported.lines }
  var pages: [URL: Data] { state.withLock { $0.pages } }
  var kept: CachedItems? { state.withLock { $0.kept } }

  var time: Duration {
    get {
      let clock = state.withLock { $0.clock }
      calls.call("read", from: callers.disk, to: "clock")
      calls.answer("hour \(clock.components.seconds / 3_600)", from: "clock", to: callers.disk)
      return clock
    }
    set { state.withLock { $0.clock = newValue } }
  }

  func get(_ url: URL) throws -> Data {
    log.note("get \(url.lastPathComponent)")
    calls.call("get", from: callers.server, to: "server")
    guard let page = pages[url] else { throw Failure(description: "not found") }
    calls.answer("\(page.count) bytes", from: "server", to: callers.server)
    return page
  }

  func save(_ items: CachedItems) throws {
    log.note("save \(items.items.count)")
    calls.call("save \(items.items.count) items", from: callers.disk, to: "disk")
    if isFull { throw Failure(description: "disk full") }
    state.withLock { $0.kept = items }
  }

  func report(_ error: any Error) { reported.note("\(error)") }

  /// Replaces a page at the server.
  func publish(_ text: String, at url: URL) {
    state.withLock { $0.pages[url] = Data(text.utf8) }
  }
}

extension World: HTTPClient {
  /// The injected feature, composed.
  func itemsClient() -> CachingItemsClient {
    CachingItemsClient(
      base: RemoteItemsClient(httpClient: self),
      cache: FileItemsCache(disk: self, now: { self.time }), report: report)
  }
}

extension Catalog {
  init(outside: any Outside) {
    self.init(
      get: { try outside.get($0) }, now: { outside.time }, save: { try outside.save($0) },
      report: { outside.report($0) })
  }
}

extension URL {
  static var items: URL { URL(string: "https://api-server/items")! }
  static var deals: URL { URL(string: "https://api-server/deals")! }
}

extension String {
  static let twoItems = """
    [{"id": 7, "name": "tea", "cents": 250}, {"id": 9, "name": "milk", "cents": 120}]
    """
  static let oneItem = #"[{"id": 8, "name": "bread", "cents": 405}]"#
}
