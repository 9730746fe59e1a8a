import SwiftOutline

/// Reads the statements of a formatted file: each begins a line, in the column of its first sibling.
struct StatementReader {
  private typealias Statement = ChapterScript.Statement

  private let source: SourceFile
  private let tree: TokenTree
  /// The offsets of the lines in bytes.
  private let starts: [Int]
  private let calls: [Call]

  private static let printing = ["section", "staysOpen", "show", "step", "note", "print"]

  init(_ source: SourceFile) {
    (self.source, tree) = (source, source.tree)
    var starts = [0]
    for (offset, byte) in source.text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
    calls = Self.printing.flatMap(source.calls)
  }

  func statements() -> [ChapterScript.Statement] { statements(in: tree.tokens.indices) }

  /// The statements that begin in a range of tokens.
  private func statements(in range: Range<Int>) -> [Statement] {
    split(range).flatMap(statements(of:))
  }

  /// The ranges of the statements.
  private func split(_ range: Range<Int>) -> [Range<Int>] {
    guard let first = range.first else { return [] }
    let column = tree.tokens[first].column
    var (parts, start, index) = ([Range<Int>](), first, first)
    while index < range.upperBound {
      let token = tree.tokens[index]
      if index > start, token.column == column, token.line > tree.tokens[index - 1].line,
        !isAttribute(start..<index), !continuesStatement(at: index)
      {
        parts.append(start..<index)
        start = index
      }
      index = (tree.closing(of: index) ?? index) + 1
    }
    return parts + [start..<range.upperBound]
  }

  private func continuesStatement(at index: Int) -> Bool {
    [".", "else", "catch", "{"].contains(tree.text(at: index))
  }

  /// Whether a range is `@Name`, or `@Name(…)`.
  private func isAttribute(_ range: Range<Int>) -> Bool {
    guard tree.sees("@", at: range.lowerBound) else { return false }
    return range.count == 2
      || (tree.closing(of: range.lowerBound + 2) ?? -1) + 1 == range.upperBound
  }

  /// The bytes of a range of tokens.
  private func bytes(_ range: Range<Int>) -> Range<Int> {
    guard let last = range.last else { return 0..<0 }
    return tree.tokens[range.lowerBound].range.lowerBound..<tree.tokens[last].range.upperBound
  }

  private func line(of offset: Int) -> Int {
    (starts.lastIndex { $0 <= offset } ?? 0) + 1
  }

  /// The line of a token.
  private func line(at index: Int) -> Int { line(of: tree.tokens[index].range.lowerBound) }

  /// The bytes of some lines, counted from 1.
  private func bytes(ofLines lines: ClosedRange<Int>) -> Range<Int> {
    let end = lines.upperBound < starts.count ? starts[lines.upperBound] : source.text.utf8.count
    return starts[lines.lowerBound - 1]..<end
  }

  // MARK: - One statement

  /// A statement, or those inside it if they run once.
  private func statements(of range: Range<Int>) -> [Statement] {
    let bytes = bytes(range)
    let inner = calls.filter { bytes.contains($0.range.lowerBound) }
    if let call = inner.first(where: { spans($0, of: range) }) {
      return [statement(call, range)]
    }
    guard let body = bodyThatRunsOnce(range, printing: inner) else {
      return [code(range, from: firstLine(of: range), to: line(of: bytes.upperBound - 1), inner)]
    }
    let head = range.lowerBound..<body.lowerBound
    return [
      code(head, from: firstLine(of: range), to: line(at: body.lowerBound - 1), [], isHead: true)
    ]
      + statements(in: body)
      + [
        code(
          body.upperBound..<range.upperBound, from: line(at: body.upperBound),
          to: line(of: bytes.upperBound - 1), [])
      ]
  }

  /// Whether a statement consists only of a call, with or without `try` and `await`.
  private func spans(_ call: Call, of range: Range<Int>) -> Bool {
    let start = range.first { !["try", "await"].contains(tree.text(at: $0)) } ?? range.lowerBound
    return call.range == bytes(start..<range.upperBound)
  }

  /// The tokens of the only body in a statement that prints, if it runs once and has lines of its own.
  private func bodyThatRunsOnce(_ range: Range<Int>, printing inner: [Call]) -> Range<Int>? {
    let word = tree.text(at: range.lowerBound)
    guard !inner.isEmpty, !["for", "while", "repeat"].contains(word), !isGlobal(range) else {
      return nil
    }
    var (bodies, index) = ([Range<Int>](), range.lowerBound)
    while index < range.upperBound {
      guard let end = tree.closing(of: index) else {
        index += 1
        continue
      }
      let group = bytes(index..<end + 1)
      if tree.sees("{", at: index), inner.contains(where: { group.contains($0.range.lowerBound) }) {
        bodies.append(index + 1..<end)
      }
      index = end + 1
    }
    guard bodies.count == 1, var body = bodies.first else { return nil }
    let opening = line(at: body.lowerBound - 1)
    // The parameters of a closure are on the line of its brace.
    guard let first = body.first(where: { line(at: $0) > opening }),
      line(at: body.upperBound) > opening
    else { return nil }
    body = first..<body.upperBound
    return body
  }

  private func statement(_ call: Call, _ range: Range<Int>) -> Statement {
    let text = source.printed(by: call)
    let kind: Statement.Kind =
      switch call.name {
      case "section": .heading(text ?? "")
      case "staysOpen": .heading("What stays open")
      case "show": text.map { .show($0) } ?? .note(nil)
      case "step": text.map { .step($0) } ?? .note(nil)
      default: .note(text)
      }
    let bytes = call.name == "step" ? call.trailingClosure : call.arguments.first?.range
    let places = range.filter { bytes?.contains(tree.tokens[$0].range.lowerBound) == true }
    let inside =
      places.first.map { $0..<(places.last ?? $0) + 1 } ?? range.lowerBound..<range.lowerBound
    let uses = tree.nameUses(in: inside)
    var code: [String] = []
    if case .step(let text) = kind {
      let column = tree.tokens[range.lowerBound].column
      code = [String(repeating: " ", count: column - 1) + text]
    }
    let isStep = call.name == "step"
    return Statement(
      kind: kind, line: call.line, code: code, uses: uses, declared: [],
      changed: isStep ? changed(by: inside, uses) : [],
      argumentValues: isStep ? argumentValues(of: uses, declares: false, prints: false) : [],
      isGlobal: false,
      prints: kind == .note(nil))
  }

  private func code(
    _ range: Range<Int>, from first: Int, to last: Int, _ inner: [Call], isHead: Bool = false
  ) -> Statement {
    // Names declared in the header of a branch or a loop are local to it.
    let isBranch = ["if", "for", "while", "switch", "do"].contains(tree.text(at: range.lowerBound))
    let declared = isBranch && !isHead ? [] : tree.declaredNames(in: range)
    let uses = tree.nameUses(in: range)
    let isGlobal = isGlobal(range)
    let prints = !inner.isEmpty || uses.contains { Self.printing.contains($0.path[0]) }
    return Statement(
      kind: .code, line: line(at: range.lowerBound),
      code: readable(first...max(first, last), inner), uses: uses, declared: declared,
      changed: isGlobal || !declared.isEmpty || !inner.isEmpty ? [] : changed(by: range, uses),
      argumentValues: isGlobal
        ? [] : argumentValues(of: uses, declares: !declared.isEmpty, prints: !inner.isEmpty),
      isGlobal: isGlobal, prints: prints && !isGlobal)
  }

  /// Whether a statement declares a function or a type.
  private func isGlobal(_ range: Range<Int>) -> Bool {
    range.prefix(6).contains {
      ["func", "struct", "class", "enum", "actor"].contains(tree.text(at: $0))
    }
  }

  /// The name that a statement without declarations may change: `a` in `a.b = c` and in `a.run()`. The name of a type
  /// counts if the call has no arguments, as in `Session.end()`, or if a property of the type is set.
  private func changed(by range: Range<Int>, _ uses: [NameUse]) -> Set<String> {
    guard let first = uses.first else { return [] }
    let root: Set = [first.path[0]]
    if first.isValue { return first.isFunction ? [] : root }
    let isSet = range.contains { tree.sees("=", at: $0) }
    return isSet || !uses.contains { $0.isBareValue } ? root : []
  }

  /// The values that a statement passes to a function or, if it begins with a type, to that type.
  private func argumentValues(of uses: [NameUse], declares: Bool, prints: Bool) -> Set<String> {
    let isOfType = !declares && !prints && uses.first?.isValue == false
    return Set(
      uses.filter {
        $0.isArgument && (!prints || $0.callees.count > 1) || isOfType && $0.isBareValue
      }.map { $0.path[0] })
  }

  /// The line of a statement, or of the comment directly above it.
  private func firstLine(of range: Range<Int>) -> Int {
    var first = line(at: range.lowerBound)
    while first > 1, isComment(first - 1) { first -= 1 }
    return first
  }

  private func isComment(_ line: Int) -> Bool {
    source.text(in: bytes(ofLines: line...line)).trimming(while: \.isWhitespace).hasPrefix("//")
  }

  /// Lines as a reader would write them: without `step`, and with `print` instead of `note`.
  private func readable(_ range: ClosedRange<Int>, _ inner: [Call]) -> [String] {
    let bytes = bytes(ofLines: range)
    var (text, place) = ("", bytes.lowerBound)
    for call in inner.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where call.range.lowerBound >= place {
      text += source.text(in: place..<call.range.lowerBound)
      place = call.range.lowerBound
      switch call.name {
      case "note":
        text += "print"
        place += "note".utf8.count
      case "step":
        text += source.printed(by: call) ?? source.text(in: call.range)
        place = call.range.upperBound
      default: break
      }
    }
    text += source.text(in: place..<max(place, bytes.upperBound))
    return text.split(whereSeparator: \.isNewline).map(String.init).withoutMarks
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }
}
