import Testing

@testable import Book

@Suite("Reading a page")
struct MarkdownTests {
  @Test("A block has its language, the comment above it and its line")
  func blocks() {
    let page = Markdown("# T\n\n<!-- snippet: A.swift a -->\n```swift\nx\n\ny\n```\n```sh\n```\n")
    #expect(page.blocks.map(\.language) == ["swift", "sh"])
    #expect(page.blocks.map(\.marker) == ["snippet: A.swift a", nil])
    #expect(page.blocks.map(\.text) == ["x\n\ny", ""])
    #expect(page.blocks.map(\.line) == [4, 9])
    #expect(page.openFence == nil)
  }

  @Test("A table has header, rows and the heading above; an escaped bar is text")
  func tables() throws {
    let page = Markdown("## H\n\n| a | b |\n|---|:-:|\n| 1 | x \\| y |\n")
    let table = try #require(page.tables.first)
    #expect(table.heading == "H")
    #expect(table.header == ["a", "b"])
    #expect(table.rows.map { $0.cells } == [["1", "x | y"]])
    #expect(table.rows.map { $0.line } == [5])
  }

  @Test("Links and code are found in text and tables, not in blocks; code holds no link")
  func spans() {
    let page = Markdown("[a](b.md) `[c](d.md)`\n| [e](f#g) | `x` |\n```sh\n[h](i)\n```\n")
    #expect(page.links.map { $0.text } == ["b.md", "f#g"])
    #expect(page.code.map { $0.text } == ["[c](d.md)", "x"])
  }

  @Test("An anchor is the heading in small letters with dashes")
  func anchors() {
    #expect(Markdown("# A b, c\n## `D`\n").anchors == ["a-b-c", "d"])
  }
}
