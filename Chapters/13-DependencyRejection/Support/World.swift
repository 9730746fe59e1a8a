import Foundation
import ItemsCore
import Playground

/// The outside, in memory, so that it is the same every day; whoever uses it cannot tell. It writes
/// down what is done.
@MainActor
final class World: Outside {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var kept: KeptItems?
  private(set) var pages: [URL: Data]
  var time = Duration.zero
  private let isFull: Bool
  private let recorder = Recorder()

  init(pages: [URL: String] = [.items: .twoItems], isFull: Bool = false) {
    (self.pages, self.isFull) = (pages.mapValues { Data($0.utf8) }, isFull)
  }

  /// What was asked of the server and written to the file, in order.
  var effects: [String] { recorder.lines }

  func get(_ url: URL) throws -> Data {
    recorder.note("get \(url.lastPathComponent)")
    guard let page = pages[url] else { throw Failure(description: "not found") }
    return page
  }

  func save(_ items: KeptItems) throws {
    recorder.note("save \(items.items.count)")
    if isFull { throw Failure(description: "disk full") }
    kept = items
  }

  /// Somebody else writes a page.
  func publish(_ text: String, at url: URL) { pages[url] = Data(text.utf8) }
}

/// The injected feature, composed.
extension World: @MainActor HTTPClient {
  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void) {
    completion(Result { try get(url) })
  }

  func itemsClient() -> SecondCachableItemsClient {
    SecondCachableItemsClient(
      base: RemoteItemsClient(httpClient: self),
      cache: FileItemsCache(disk: self, now: { self.time }))
  }
}

extension App {
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
