import SwiftOutline
import Testing
import ToolSupport

@testable import Book

@Suite("Markdown pages and the code that they quote")
struct MarkdownTests {
  @Test("`Markdown` reads blocks, tables, links, code and anchors")
  func page() throws {
    let page = Markdown(
      """
      # A b, c
      ## `D`
      | a | b |
      |---|:-:|
      | 1 | x \\| y |

      <!-- snippet: A.swift a -->
      ```swift
      x

      y
      ```
      ```sh
      [h](i) `z`
      ```
      [a](b.md) `[c](d.md)`
      | [e](f#g) | `x` |

      """)
    #expect(page.blocks.map(\.language) == ["swift", "sh"])
    #expect(page.blocks.map(\.marker) == ["snippet: A.swift a", nil])
    #expect(page.blocks.map(\.text) == ["x\n\ny", "[h](i) `z`"])
    #expect(page.blocks.map(\.line) == [8, 13])
    #expect(page.openFence == nil)
    let table = try #require(page.tables.first)
    #expect(table.heading == "`D`")
    #expect(table.header == ["a", "b"])
    #expect(table.rows.map { $0.cells } == [["1", "x | y"]])
    #expect(table.rows.map { $0.line } == [5])
    #expect(page.links.map { $0.text } == ["b.md", "f#g"])
    #expect(page.code.map { $0.text } == ["D", "[c](d.md)", "x"])
    #expect(page.anchors == ["a-b-c", "d"])
  }

  private let file = "Chapters/14-Deps1/Deps.swift"

  private func snippets(_ text: String) throws -> Snippets {
    try Snippets(of: SourceFile(reading: text, file))
  }

  @Test(
    "`Snippets` lists all known names if asked for an unknown one",
    arguments: ["\n", "\r\n", "\r"])
  func between(end: String) throws {
    let text =
      "  // snippet.b\n  if x {\n\n    y\n  }\n  // snippet.end\n// snippet.a\nx\n// snippet.end\n"
      + "let a = \"\"\"\n  // snippet.c\n  \"\"\"\n"
    let snippets = try snippets(text.replacing("\n", with: end))
    #expect(try snippets["b"].get().text == "if x {\n\n  y\n}")
    #expect(throws: ToolError("\(file) has no snippet 'c'; it has: a, b.")) {
      try snippets["c"].get()
    }
  }

  @Test(
    "`Snippets` rejects unclosed, nested, repeated and empty snippets",
    arguments: [
      ("// snippet.a\nx\n", ":1: snippet 'a' has no end."),
      ("x\n// snippet.end\n", ":2: 'snippet.end' without a snippet."),
      (
        "// snippet.a\nx\n// snippet.b\ny\n// snippet.end\n",
        ":3: snippet 'b' begins inside snippet 'a'."
      ),
      (
        "// snippet.a\nx\n// snippet.end\n// snippet.a\ny\n// snippet.end\n",
        ":4: snippet 'a' already exists."
      ),
      ("// snippet.a\n\n// snippet.end\n", ":3: snippet 'a' is empty."),
    ])
  func unpaired(text: String, message: String) {
    #expect(throws: ToolError(file + message)) { try snippets(text) }
  }

  @Test(
    "`DeclaredCode` keeps doc comments and strips `// predict` marks",
    arguments: ["\n", "\r\n", "\r"])
  func declarations(end: String) throws {
    let source = """
      import Numbers

      /// All services.
      struct Deps {
        /// The first.
        let a: Int

        func make(_ b: Int) -> Int { a + b }  // predict
        init() { a = 1 }
      }
      extension Deps: Sendable {
        func make() -> Int { a }
      }
      """
    let code = try DeclaredCode(
      of: SourceFile(reading: source.replacing("\n", with: end), file))
    #expect(try code.text(of: ["Deps.a"]) == "/// The first.\nlet a: Int")
    #expect(
      try code.text(of: ["Deps.make", "Deps.init", "Deps.a"])
        == "func make(_ b: Int) -> Int { a + b }\ninit() { a = 1 }\n\n/// The first.\nlet a: Int")
    #expect(
      try code.text(of: ["extension Deps: Sendable"])
        == "extension Deps: Sendable {\n  func make() -> Int { a }\n}")
    #expect(throws: ToolError("\(file) declares no 'Deps.b'.")) { try code.text(of: ["Deps.b"]) }
  }
}
