import Foundation
import ItemsCore
import Playground

/// The outside, in memory, so that every run is the same. It records what the callers do.
@MainActor
final class World: Outside {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var kept: KeptItems?
  private(set) var pages: [URL: Data]
  var time: Duration {
    get {
      calls.call("read", from: users.disk, to: "clock")
      calls.answer("hour \(clock.components.seconds / 3_600)", from: "clock", to: users.disk)
      return clock
    }
    set { clock = newValue }
  }
  let calls = Log()
  private var clock = Duration.zero
  private let users: (server: String, disk: String)
  private let isFull: Bool
  private let log = Log()

  /// `users` are the names of those that call the server and the disk, for `calls`.
  init(
    pages: [URL: String] = [.items: .twoItems], isFull: Bool = false,
    users: (server: String, disk: String) = ("Catalogue", "Catalogue")
  ) {
    (self.pages, self.isFull) = (pages.mapValues { Data($0.utf8) }, isFull)
    self.users = users
  }

  /// What was asked of the server and written to the file, in order.
  var effects: [String] { log.lines }

  func get(_ url: URL) throws -> Data {
    log.note("get \(url.lastPathComponent)")
    calls.call("get", from: users.server, to: "server")
    guard let page = pages[url] else { throw Failure(description: "not found") }
    calls.answer("\(page.count) bytes", from: "server", to: users.server)
    return page
  }

  func save(_ items: KeptItems) throws {
    log.note("save \(items.items.count)")
    calls.call("save \(items.items.count) items", from: users.disk, to: "disk")
    if isFull { throw Failure(description: "disk full") }
    kept = items
  }

  /// Replaces a page at the server.
  func publish(_ text: String, at url: URL) { pages[url] = Data(text.utf8) }
}

extension World: @MainActor HTTPClient {
  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void) {
    completion(Result { try get(url) })
  }

  /// The injected feature, composed.
  func itemsClient() -> CachingItemsClient {
    CachingItemsClient(
      base: RemoteItemsClient(httpClient: self),
      cache: FileItemsCache(disk: self, now: { self.time }))
  }
}

extension Catalogue {
  @MainActor
  init(outside: any Outside) {
    self.init(get: outside.get, now: { outside.time }, save: outside.save)
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
