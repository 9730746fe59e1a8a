import SwiftOutline
import Testing
import ToolSupport

@testable import Book

@Suite("Snippets of a source file")
struct SnippetsTests {
  private let file = "Chapters/14-Deps1/Deps.swift"

  private func snippets(_ text: String) throws -> Snippets {
    try Snippets(of: SourceFile(reading: text, file))
  }

  @Test("A snippet is what stands between its marks, moved to the left")
  func between() throws {
    let text = "  // snippet.a\n  if x {\n\n    y\n  }\n  // snippet.end\n"
    #expect(try snippets(text)["a"].get() == "if x {\n\n  y\n}")
  }

  @Test("A mark inside a string is text")
  func inString() throws {
    let text = "let a = \"\"\"\n  // snippet.a\n  \"\"\"\n"
    #expect(throws: ToolError("\(file) has no snippet 'a'; it has: .")) {
      try snippets(text)["a"].get()
    }
  }

  @Test(
    "Marks that do not pair are named",
    arguments: [
      ("// snippet.a\nx\n", ":1: snippet 'a' is never ended."),
      ("x\n// snippet.end\n", ":2: snippet.end without a beginning."),
      (
        "// snippet.a\nx\n// snippet.b\ny\n// snippet.end\n",
        ":3: snippet 'b' begins inside snippet 'a'."
      ),
      (
        "// snippet.a\nx\n// snippet.end\n// snippet.a\ny\n// snippet.end\n",
        ":4: there is a snippet 'a' above."
      ),
      ("// snippet.a\n\n// snippet.end\n", ":3: snippet 'a' is empty."),
    ])
  func unpaired(text: String, message: String) {
    #expect(throws: ToolError(file + message)) { try snippets(text) }
  }

  @Test("A name that is not there gets those that are")
  func unknown() throws {
    let text = "// snippet.b\nx\n// snippet.end\n// snippet.a\nx\n// snippet.end\n"
    #expect(throws: ToolError("\(file) has no snippet 'c'; it has: a, b.")) {
      try snippets(text)["c"].get()
    }
  }
}
