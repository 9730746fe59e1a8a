import Book
import Testing
import ToolSupport

/// A table of a page, with cells in plain text.
package struct PageTable: Sendable {
  package let header: [String]
  package let rows: [[String]]

  /// The first table of a page with this cell in its header.
  package init(with cell: String, in page: String) throws {
    try self.init(in: page) { $0.header.contains(cell) }
  }

  /// The first table under this heading of a page.
  package init(under heading: String, in page: String) throws {
    try self.init(in: page) { $0.heading == heading }
  }

  private init(in page: String, where isWanted: (Markdown.Table) -> Bool) throws {
    let tables = try Markdown(TestCheckout.read(page)).tables
    let table = try #require(tables.first { isWanted($0) })
    header = table.header.map(Markdown.plain)
    rows = table.rows.map { $0.cells.map(Markdown.plain) }
  }
}
