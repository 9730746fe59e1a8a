import Foundation
import Testing

@testable import Playground

@Suite("The text that a call prints is the one in its source")
struct CallTextTests {
  /// As `show` and `step` are called.
  private func value<Value>(
    _ value: Value, document: String? = nil,
    line: Int = #line, column: Int = #column
  ) -> String? {
    CallText(path: #filePath, line: line, column: column).text(behind: "value")
  }

  private func act(line: Int = #line, column: Int = #column, _ body: () -> Void) -> String? {
    CallText(path: #filePath, line: line, column: column).text(behind: "act")
  }

  @Test("Brackets, strings, comments and several lines")
  func read() {
    let name = "tea"
    // One call of each form; the formatter may break none of these lines.
    let texts = [
      value([1, 2].map { ($0, 2) }, document: "x"), value("a, \"b)\" \(name.map { "\($0)," })"),
      value(
        name  // where it is bought
          .count),
      value(
        [
          1, 2,
        ]), act { _ = name }, value(act {}),
    ]
    #expect(
      texts == [
        "[1, 2].map { ($0, 2) }", #""a, \"b)\" \(name.map { "\($0)," })""#,
        "name  // where it is bought.count", "[1, 2,]", "_ = name", "act {}",
      ])
  }

  @Test("A file of Windows has its texts; one that is newer than the program, or no file, has none")
  func unknown() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("show(a)".utf8).write(to: file)
    func text(behind name: String) -> String? {
      CallText(path: file.path, line: 1, column: 5).text(behind: name)
    }
    #expect(text(behind: "show") == nil)
    let old = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 0)]
    try FileManager.default.setAttributes(old, ofItemAtPath: file.path)
    #expect(text(behind: "show") == "a")
    #expect(text(behind: "step") == nil)
    try Data("let a = 1\r\nshow(\r\n  a\r\n    .b, c)\r\n".utf8).write(to: file)
    try FileManager.default.setAttributes(old, ofItemAtPath: file.path)
    #expect(CallText(path: file.path, line: 2, column: 5).text(behind: "show") == "a.b")
    #expect(CallText(path: "/none.swift", line: 1, column: 1).text(behind: "show") == nil)
  }
}
