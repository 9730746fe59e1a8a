import SwiftOutline
import ToolSupport

/// Test functions of the chapter, as a reader would write them: `test: RetryTests/retriesOnce`. Without traits, which only
/// this package needs.
struct TestBlocks: PlacedBlockKind {
  let marks = ["swift test"]

  func source(of block: QuotingBlock) throws(ToolError) -> BlockSource {
    .copy(of: try tests(of: block).map(\.code).joined(separator: "\n\n"))
  }

  func place(of block: QuotingBlock, in sources: inout ReadSources) throws(ToolError) -> BlockPlace
  {
    let all = try tests(of: block)
    let file = all.first?.file
    return BlockPlace(file: file, lines: all.filter { $0.file == file }.map(\.lines))
  }

  private func tests(of block: QuotingBlock) throws(ToolError) -> [QuotedTest] {
    var names = block.mark.split(separator: ", ").map(String.init)
    var target = block.chapter?.tests
    if let first = names.first, let end = first.firstIndex(of: ".") {
      target = String(first[..<end])
      names = names.map { String($0.split(separator: ".", maxSplits: 1).last ?? "") }
    }
    guard let target, !names.isEmpty else {
      throw ToolError(
        "Write 'test: Suite/function' above the block, or 'test: Target.Suite/function'.")
    }
    guard
      let folder = try block.checkout.testFolders().first(where: { $0.target == target })?.folder
    else { throw ToolError("No test target \(target).") }
    var all: [QuotedTest] = []
    for name in try block.checkout.files.files(
      below: block.checkout.path(folder), skip: { _ in false })
    where name.hasSuffix(".swift") {
      let text = try block.checkout.read("\(folder)/\(name)")
      // Blocks are compared while a reader types, so only files that may have the tests are parsed.
      guard names.contains(where: { text.contains("func \($0.split(separator: "/").last ?? "")") })
      else { continue }
      all += try QuotedTest.all(in: SourceFile(reading: text, "\(folder)/\(name)"))
    }
    return try names.map { name throws(ToolError) in
      let found = all.filter { $0.name == name || $0.name.hasSuffix("/\(name)") }
      guard let test = found.first else { throw ToolError("\(folder) has no test '\(name)'.") }
      guard found.count == 1 else {
        throw ToolError("'\(name)' is ambiguous. Write '\(found[0].name)', for example.")
      }
      return test
    }
  }
}

/// A test function for display on a page.
private struct QuotedTest {
  /// The test's name, with the suite around it: `RetryTests/retriesOnce`.
  let name: String
  let file: String
  let lines: ClosedRange<Int>
  let code: String

  static func all(in source: SourceFile) throws(ToolError) -> [QuotedTest] {
    func all(_ declarations: [Declaration], below suite: String) -> [QuotedTest] {
      declarations.flatMap { declaration -> [QuotedTest] in
        if let test = declaration.attributes.first(where: { $0.name == "Test" }) {
          return [QuotedTest(declaration, test, of: source, below: suite)]
        }
        return all(declaration.members, below: "\(suite)\(declaration.name)/")
      }
    }
    return all(try source.readDeclarations(), below: "")
  }

  private init(
    _ declaration: Declaration, _ attribute: Attribute, of source: SourceFile, below suite: String
  ) {
    (name, file, lines) = (suite + declaration.name, source.path, declaration.lines)
    // Indents the first line like the others.
    let indent = String(repeating: " ", count: source.indent(ofLine: declaration.lines.lowerBound))
    let text = indent + source.text(in: declaration.range)
    let shown = attribute.arguments.map {
      text.replacing("@Test(\($0))", with: Self.withoutTraits($0, indent), maxReplacements: 1)
    }
    // A line that records a proof isn't part of the test.
    let lines = (shown ?? text).lines.filter { !$0.contains(#/^ *proved\(/#) }
    code = outdented(lines[...]).withoutMarks.joined(separator: "\n")
  }

  /// The attribute without the arguments that begin with a dot.
  private static func withoutTraits(_ arguments: String, _ indent: String) -> String {
    // This can't fail, because the file was already parsed.
    guard let call = try? SourceFile(path: "", text: "Test(\(arguments))") else { return "@Test" }
    let all = call.calls(of: "Test").first?.arguments ?? []
    let kept = all.filter { $0.tokens.first.map { call.text(in: $0.range) } != "." }.map {
      argument in
      (argument.label.map { "\($0): " } ?? "") + call.text(in: argument.range)
    }
    if kept.isEmpty { return "@Test" }
    let line = "@Test(\(kept.joined(separator: ", ")))"
    guard line.count > 100 || line.contains("\n") else { return line }
    return "@Test(\n\(kept.map { "\(indent)  \($0)" }.joined(separator: ",\n")))"
  }
}

extension SourceFile {
  fileprivate func indent(ofLine line: Int) -> Int {
    text.lines[line - 1].prefix { $0 == " " }.count
  }
}
