import SwiftOutline
import ToolSupport

/// Declarations of source files: `code: Deps.swift Deps.makeDeps, CService`.
struct DeclarationBlocks: PlacedBlockKind {
  let marks = ["swift code"]
  /// By path and text of the file.
  private let cache = AsyncCache<[String], DeclaredCode>()

  func source(of block: QuotingBlock) async throws(ToolError) -> BlockSource {
    let (file, names) = try fileAndNames(of: block)
    let text = try block.checkout.read(file)
    let code = try await cache.answer(to: [file, text]) { () throws(ToolError) in
      try DeclaredCode(of: SourceFile(reading: text, file))
    }
    return .copy(of: try code.text(of: names))
  }

  func place(of block: QuotingBlock, in sources: inout ReadSources) throws(ToolError) -> BlockPlace
  {
    let (file, names) = try fileAndNames(of: block)
    return BlockPlace(file: file, lines: try sources.declarations(of: file).lines(of: names))
  }

  private func fileAndNames(
    of block: QuotingBlock
  ) throws(ToolError) -> (file: String, names: [String]) {
    let (file, names) = try block.fileAndName(or: "code: FILE NAME, NAME")
    return (file, names.split(separator: ", ").map(String.init))
  }
}

/// The declarations of a file by their names.
struct DeclaredCode: Sendable {
  private struct Entry {
    let name: String
    let lines: ClosedRange<Int>
  }

  private let path: String
  private let source: [String]
  private var entries: [Entry] = []

  init(of file: SourceFile) throws(ToolError) {
    (path, source) = (file.path, file.text.lines)
    add(try file.readDeclarations(), of: "", in: file)
  }

  private mutating func add(_ all: [Declaration], of owner: String, in file: SourceFile) {
    for declaration in all {
      let name = owner + declaration.name
      let comment = source[..<(declaration.lines.lowerBound - 1)].reversed()
        .prefix { $0.trimming { $0 == " " }.hasPrefix("///") }
      let lines = declaration.lines.lowerBound - comment.count...declaration.lines.upperBound
      entries.append(Entry(name: name, lines: lines))
      if declaration.kind == .extension {
        let header = onOneLine(file.text(in: declaration.headerRange))
        let start = header.firstRange(of: "extension ")?.lowerBound ?? header.startIndex
        entries.append(Entry(name: String(header[start...]), lines: lines))
      }
      add(declaration.members, of: "\(name).", in: file)
    }
  }

  /// The declarations with their comments, outdented. An empty line separates two that aren't adjacent in the file.
  ///
  /// - Throws: `ToolError` for a name that isn't there.
  func text(of names: [String]) throws(ToolError) -> String {
    var (text, last): ([String], Int?) = ([], nil)
    for lines in try lines(of: names) {
      if let last, lines.lowerBound != last + 1 { text.append("") }
      text += outdented(source[(lines.lowerBound - 1)..<lines.upperBound]).withoutMarks
      last = lines.upperBound
    }
    return text.joined(separator: "\n")
  }

  /// The lines of each declaration with its comment.
  ///
  /// - Throws: `ToolError` for a name that isn't there.
  func lines(of names: [String]) throws(ToolError) -> [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    for name in names {
      guard let entry = entry(name, after: found.last?.upperBound ?? 0) else {
        throw ToolError("\(path) declares no '\(name)'.")
      }
      found.append(entry.lines)
    }
    return found
  }

  /// The code of each declaration whose qualified name ends in `name`: for `Cart` the type `Before.Cart` and its
  /// extensions, but nothing nested in them. The owner of `Before.Cart.add` is `Before.Cart`.
  func code(endingIn name: String) -> [(owner: String, code: [String])] {
    let found = entries.filter {
      !$0.name.hasPrefix("extension ") && ($0.name == name || $0.name.hasSuffix(".\(name)"))
    }
    return found.filter { one in
      !found.contains { $0.lines != one.lines && $0.lines.contains(one.lines) }
    }.map { entry in
      let lines = source[(entry.lines.lowerBound - 1)..<entry.lines.upperBound]
      let owner = entry.name.split(separator: ".").dropLast().joined(separator: ".")
      return (owner, outdented(lines).withoutMarks.filter { !$0.isEmpty })
    }
  }

  /// The first declaration of a name after a line, or else the first in the file.
  private func entry(_ name: String, after line: Int) -> Entry? {
    let all = entries.filter { $0.name == name }
    return all.first { $0.lines.lowerBound > line } ?? all.first
  }
}
