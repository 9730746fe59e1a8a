import Foundation
import ItemsCore

/// The outside: a server and a file. Both are in memory, so that they are the same every day; whoever
/// uses them cannot tell. What was done is noted.
actor Outside {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var effects: [String] = []
  private(set) var kept: [Item] = []
  private(set) var pages: [URL: Data]
  private var isFull: Bool

  init(pages: [URL: String] = [.items: .twoItems], isFull: Bool = false) {
    (self.pages, self.isFull) = (pages.mapValues { Data($0.utf8) }, isFull)
  }

  /// Asks, and changes nothing.
  func get(_ url: URL) throws -> Data {
    effects.append("get \(url.lastPathComponent)")
    guard let page = pages[url] else { throw Failure(description: "not found") }
    return page
  }

  /// Changes what is kept, and answers nothing.
  func save(_ items: [Item]) throws {
    effects.append("save \(items.count)")
    if isFull { throw Failure(description: "disk full") }
    kept = items
  }

  /// Somebody else writes a page.
  func publish(_ text: String, at url: URL) { pages[url] = Data(text.utf8) }
}

extension URL {
  static var items: URL { URL(string: "https://api-server/items")! }
  static var offers: URL { URL(string: "https://api-server/offers")! }
}

extension String {
  static let twoItems = #"[{"id": 7, "name": "tea"}, {"id": 9, "name": "ale"}]"#
  static let oneItem = #"[{"id": 8, "name": "rum"}]"#
}
