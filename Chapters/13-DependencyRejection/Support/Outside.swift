import Foundation
import ItemsCore
import Playground

/// The outside: a server, a clock and a file. All are in memory, so that they are the same every day;
/// whoever uses them cannot tell.
@MainActor
final class Outside {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var kept: KeptItems?
  private(set) var pages: [URL: Data]
  /// What the clock says.
  var time = Duration.zero
  private let isFull: Bool
  private let recorder = Recorder()

  init(pages: [URL: String] = [.items: .twoItems], isFull: Bool = false) {
    (self.pages, self.isFull) = (pages.mapValues { Data($0.utf8) }, isFull)
  }

  /// What was asked of the server and written to the file, in order.
  var effects: [String] { recorder.lines }

  /// Asks, and changes nothing.
  func get(_ url: URL) throws -> Data {
    recorder.note("get \(url.lastPathComponent)")
    guard let page = pages[url] else { throw Failure(description: "not found") }
    return page
  }

  /// Changes what is kept, and answers nothing.
  func save(_ items: KeptItems) throws {
    recorder.note("save \(items.items.count)")
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
  static let twoItems = """
    [{"id": 7, "name": "tea", "cents": 250}, {"id": 9, "name": "milk", "cents": 120}]
    """
  static let oneItem = #"[{"id": 8, "name": "bread", "cents": 405}]"#
}
