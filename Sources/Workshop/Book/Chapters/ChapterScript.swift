import SwiftOutline
import ToolSupport

/// A chapter's `main.swift` in the order in which it runs: each statement with what it printed.
///
/// A closure or a branch that prints counts as its statements, because it runs once. A loop and the body of
/// a function stay whole.
struct ChapterScript: Sendable {
  struct Statement: Sendable {
    enum Kind: Sendable, Equatable {
      case heading(String)
      /// Prints a sentence; nil where the source makes it.
      case note(String?)
      /// Prints an expression and its value.
      case show(String)
      /// Prints itself and runs.
      case step(String)
      case code
    }

    let kind: Kind
    /// Of its first word, counted from 1.
    let line: Int
    /// As a reader would write it; empty where it only prints.
    let code: [String]
    let uses: [NameUse]
    let declared: Set<String>
    /// What it changes.
    let changed: Set<String>
    /// What it gives to a function, which may change it.
    let given: Set<String>
    /// Whether it declares a function or a type, which may be used above it.
    let isGlobal: Bool
    /// Whether code within it prints.
    let prints: Bool
    /// The value of what it shows; nil where the transcript has none.
    var value: String?
    /// What the document says instead.
    var remark: String?
    /// The lines that the transcript has on the way to the value.
    var printedBefore: [String] = []
    /// The lines that it printed.
    var printed: [String] = []

    /// What the transcript has of a value.
    var shown: String? {
      if case .show(let expression) = kind, let value { "\(expression) // \(value)" } else { nil }
    }
  }

  private(set) var statements: [Statement]

  /// - Parameter transcript: what it prints; lines that no statement prints are left out.
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

  /// Gives each statement what it printed.
  private mutating func align(with transcript: [String]) {
    var rest: ArraySlice<String> = []
    // The last statement whose line was found, and those since then.
    var (last, since): (Int?, [Int]) = (nil, [])
    for index in statements.indices {
      if case .heading(let title) = statements[index].kind {
        give(rest, to: since, after: last, before: nil)
        rest = Self.section(title, of: transcript)
        (last, since) = (index, [])
        continue
      }
      guard let found = rest.firstIndex(where: { isPrinted($0, by: index) }) else {
        since.append(index)
        continue
      }
      give(rest[..<found], to: since, after: last, before: index)
      let line = rest[found]
      rest = rest[(found + 1)...]
      (last, since) = (index, [])
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
    give(rest, to: since, after: last, before: nil)
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

  /// Gives lines to the statement that printed them, as far as the syntax tells.
  private mutating func give(
    _ lines: ArraySlice<String>, to since: [Int], after last: Int?, before next: Int?
  ) {
    guard !lines.isEmpty else { return }
    if let printer = since.last(where: { statements[$0].prints })
      ?? since.last(where: { statements[$0].declared.isEmpty })
    {
      statements[printer].printed += lines
      return
    }
    var isStep = false
    if let last, case .step = statements[last].kind { isStep = true }
    if let next, !isStep, case .show = statements[next].kind {
      statements[next].printedBefore = Array(lines)
    } else if let last = since.last ?? last {
      statements[last].printed += lines
    }
  }
}
