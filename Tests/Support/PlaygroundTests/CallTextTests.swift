import Foundation
import Testing

@testable import Playground

@Suite("`CallText`: the source text of a call")
struct CallTextTests {
  /// A function that is called like `show` and `step`.
  private func value<Value>(
    _ value: Value, document: String? = nil,
    line: Int = #line, column: Int = #column
  ) -> String? {
    CallText(path: #filePath, line: line, column: column).text(behind: "value")
  }

  private func act(line: Int = #line, column: Int = #column, _ body: () -> Void) -> String? {
    CallText(path: #filePath, line: line, column: column).text(behind: "act")
  }

  @Test("`CallText` reads arguments with brackets, strings, comments and line breaks")
  func read() {
    let name = "tea"
    // One call of each form. The formatter must not break these lines.
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

  /// Runs `body` with the path of a temporary file, older than the program unless `isNew`.
  private func withFile(
    _ text: String, isNew: Bool = false, _ body: (_ path: String) throws -> Void
  ) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    if !isNew {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: file.path)
    }
    try body(file.path)
  }

  @Test("`CallText` is nil if the source file is missing or newer than the program")
  func unknown() throws {
    try withFile("show(a)", isNew: true) { path in
      #expect(CallText(path: path, line: 1, column: 5).text(behind: "show") == nil)
    }
    try withFile("show(a)") { path in
      #expect(CallText(path: path, line: 1, column: 5).text(behind: "show") == "a")
      #expect(CallText(path: path, line: 1, column: 5).text(behind: "step") == nil)
    }
    #expect(CallText(path: "/none.swift", line: 1, column: 1).text(behind: "show") == nil)
  }

  @Test("`CallText` reads a file with Windows line endings")
  func windows() throws {
    try withFile("let a = 1\r\nshow(\r\n  a\r\n    .b, c)\r\n") { path in
      #expect(CallText(path: path, line: 2, column: 5).text(behind: "show") == "a.b")
    }
  }
}
