import SwiftOutline
import ToolSupport

/// The statements of a chapter's `main.swift` in the order of execution, each with what it printed.
///
/// A closure or a branch that prints is split into its statements, because it runs once. Loops and function bodies
/// aren't split.
struct ChapterScript: Sendable {
  struct Statement: Sendable {
    enum Kind: Sendable, Equatable {
      case heading(String)
      /// Prints a sentence; nil if it is computed.
      case note(String?)
      /// Prints an expression and its value.
      case show(String)
      /// Prints its own source and runs.
      case step(String)
      case code
    }

    let kind: Kind
    /// The line of its first word, from 1.
    let line: Int
    /// The lines without the printing calls; empty if the statement only prints.
    let code: [String]
    let uses: [NameUse]
    let declared: Set<String>
    /// The names that it may change.
    let changed: Set<String>
    /// The names that it passes to functions, which may change them.
    let argumentValues: Set<String>
    /// Whether it declares a function or a type, which can be used before it.
    let isGlobal: Bool
    /// Whether its code prints.
    let prints: Bool
    /// The printed value; nil if the transcript has none.
    var value: String?
    /// The document's value, if it differs.
    var remark: String?
    /// The lines that were printed while the value was computed.
    var printedBefore: [String] = []
    var printed: [String] = []

    /// The line of the transcript with the value.
    var shown: String? {
      if case .show(let expression) = kind, let value { "\(expression) // \(value)" } else { nil }
    }
  }

  private(set) var statements: [Statement]

  /// - Parameter transcript: lines that no statement prints are left out.
  init(of source: SourceFile, printing transcript: [String]) {
    statements = StatementReader(source).statements()
    align(with: transcript)
  }

  /// The statement with the heading above an index; nil above the first heading.
  func heading(above index: Int) -> Int? {
    statements[..<index].lastIndex { if case .heading = $0.kind { true } else { false } }
  }

  func title(of heading: Int) -> String {
    if case .heading(let title) = statements[heading].kind { title } else { "" }
  }

  // MARK: - The transcript

  /// Assigns each line to the statement that printed it.
  private mutating func align(with transcript: [String]) {
    var rest: ArraySlice<String> = []
    // The last statement whose line was found, and the lines read since then.
    var (last, pending): (Int?, [Int]) = (nil, [])
    for index in statements.indices {
      if case .heading(let title) = statements[index].kind {
        assign(rest, to: pending, after: last, before: nil)
        rest = Self.section(title, of: transcript)
        (last, pending) = (index, [])
        continue
      }
      guard let found = rest.firstIndex(where: { isPrinted($0, by: index) }) else {
        pending.append(index)
        continue
      }
      assign(rest[..<found], to: pending, after: last, before: index)
      let line = rest[found]
      rest = rest[(found + 1)...]
      (last, pending) = (index, [])
      switch statements[index].kind {
      case .show(let expression):
        statements[index].value = String(line.dropFirst(expression.count + 4))
        let says = "// the document says "
        if let next = rest.first, next.hasPrefix(" "), let start = next.firstRange(of: says) {
          statements[index].remark = String(next[start.upperBound...])
          rest.removeFirst()
        }
      case .note: statements[index].printed = [line]
      case .heading, .step, .code: break
      }
    }
    assign(rest, to: pending, after: last, before: nil)
  }

  private func isPrinted(_ line: String, by index: Int) -> Bool {
    switch statements[index].kind {
    case .show(let expression): line.hasPrefix("\(expression) // ")
    case .step(let text): line == text
    case .note(let text): line == text
    case .heading, .code: false
    }
  }

  private static func section(_ title: String, of transcript: [String]) -> ArraySlice<String> {
    guard let start = transcript.firstIndex(of: "== \(title) ==") else { return [] }
    let lines = transcript[(start + 1)...].prefix { $0.wholeMatch(of: #/== .+ ==/#) == nil }
    return lines.filter { !$0.isEmpty }[...]
  }

  /// Assigns lines to the statement that most likely printed them, judging by the syntax.
  private mutating func assign(
    _ lines: ArraySlice<String>, to pending: [Int], after last: Int?, before next: Int?
  ) {
    guard !lines.isEmpty else { return }
    if let printer = pending.last(where: { statements[$0].prints })
      ?? pending.last(where: { statements[$0].declared.isEmpty })
    {
      statements[printer].printed += lines
      return
    }
    var isStep = false
    if let last, case .step = statements[last].kind { isStep = true }
    if let next, !isStep, case .show = statements[next].kind {
      statements[next].printedBefore = Array(lines)
    } else if let last = pending.last ?? last {
      statements[last].printed += lines
    }
  }
}
