import SwiftOutline
import ToolSupport

/// Declarations of source files: `code: Deps.swift Deps.makeDeps, CService`.
struct DeclarationBlocks: PlacedBlockKind {
  let marks = ["swift code"]
  /// Cached by path and text of the file.
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
    return (file, DeclaredCode.names(in: names))
  }
}

/// The declarations of a file by their names.
struct DeclaredCode: Sendable {
  private struct Entry {
    let name: String
    let lines: ClosedRange<Int>
    /// The lines up to the opening brace, without the comment.
    let head: ClosedRange<Int>
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
      let first = declaration.lines.lowerBound
      let head =
        first...first
        + file.text(in: declaration.headerRange).trimming(while: \.isWhitespace).lines
        .count - 1
      entries.append(Entry(name: name, lines: lines, head: head))
      if declaration.kind == .extension {
        let header = onOneLine(file.text(in: declaration.headerRange))
        let start = header.firstRange(of: "extension ")?.lowerBound ?? header.startIndex
        entries.append(Entry(name: String(header[start...]), lines: lines, head: head))
      }
      add(declaration.members, of: "\(name).", in: file)
    }
  }

  /// Splits `Cart, Shop { buy, sell }` into two names. Of a type with braces only its head and these members are shown.
  static func names(in list: String) -> [String] {
    list.matches(of: #/[^,{]+(?:\{[^}]*\})?/#).map { $0.0.trimming { $0 == " " } }
  }

  /// The declarations with their comments, outdented. An empty line separates two that aren't adjacent in the file.
  ///
  /// - Throws: `ToolError` for a name that isn't there.
  func text(of names: [String]) throws(ToolError) -> String {
    var (text, last): ([String], Int?) = ([], nil)
    for part in try parts(of: names) {
      let isAdjacent = part.members == nil && part.owner.lines.lowerBound - 1 == last
      if last != nil, !isAdjacent { text.append("") }
      text += part.text(of: self)
      last = part.owner.lines.upperBound
    }
    return text.joined(separator: "\n")
  }

  /// The lines of each declaration with its comment.
  ///
  /// - Throws: `ToolError` for a name that isn't there.
  func lines(of names: [String]) throws(ToolError) -> [ClosedRange<Int>] {
    try parts(of: names).flatMap(\.lines)
  }

  private func parts(of names: [String]) throws(ToolError) -> [Part] {
    var parts: [Part] = []
    for name in names {
      try parts.append(Part(name, after: parts.last?.owner.lines.upperBound ?? 0, of: self))
    }
    return parts
  }

  /// A declaration, or the head of a type with some of its members.
  private struct Part {
    let owner: Entry
    /// Nil for a whole declaration.
    let members: [Entry]?

    /// - Parameter line: a declaration below it is preferred to one above it.
    init(_ name: String, after line: Int, of code: DeclaredCode) throws(ToolError) {
      let match = name.wholeMatch(of: #/(.+?) *\{(.*)\}/#)
      let type = match.map { String($0.1) } ?? name
      guard let owner = code.entry(type, after: match == nil ? line : 0) else {
        throw ToolError("\(code.path) declares no '\(type)'.")
      }
      self.owner = owner
      guard let match else {
        members = nil
        return
      }
      var members: [Entry] = []
      let typeName = type.replacing("extension ", with: "")
      for word in match.2.split(separator: ",") {
        let member = word.trimming { $0 == " " }
        let candidates = code.entries.filter {
          $0.name == "\(typeName).\(member)" && owner.lines.contains($0.lines.lowerBound)
        }
        guard
          let found = candidates.first(where: {
            $0.lines.lowerBound > members.last?.lines.upperBound ?? 0
          })
        else { throw ToolError("\(code.path): \(type) declares no '\(member)'.") }
        members.append(found)
      }
      self.members = members
    }

    var lines: [ClosedRange<Int>] {
      guard let members else { return [owner.lines] }
      let end = owner.lines.upperBound
      return [owner.head] + members.map(\.lines) + [end...end]
    }

    /// A line `// …` replaces hidden code.
    func text(of code: DeclaredCode) -> [String] {
      guard let members else {
        return outdented(code.source[owner.lines.lowerBound - 1..<owner.lines.upperBound])
          .withoutMarks
      }
      let indent = String(code.source[owner.head.lowerBound - 1].prefix { $0 == " " })
      var lines = Array(code.source[owner.head.lowerBound - 1..<owner.head.upperBound])
      var last = owner.head.upperBound
      func skip(to line: Int) -> [String] {
        let between = code.source[last..<line].filter { !$0.allSatisfy { $0 == " " } }
        guard !between.isEmpty else { return Array(code.source[last..<line]) }
        return ["\(indent)  // …"]
      }
      for member in members {
        lines += skip(to: member.lines.lowerBound - 1)
        lines += code.source[member.lines.lowerBound - 1..<member.lines.upperBound]
        last = member.lines.upperBound
      }
      lines += skip(to: owner.lines.upperBound - 1).filter { !$0.isEmpty }
      lines.append(indent + "}")
      return outdented(lines[...]).withoutMarks
    }
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
