import Book
import ToolSupport

/// A wrong answer: a file that says which checks it fails, and what it has in place of parts of the
/// solution.
///
/// ```
/// // Fails sums: it counts instead.
/// // Also fails asksAtEveryCall, replaced.
/// // TASK 1: Add what A and B deliver.
/// deps.aService.getAs().count
/// ```
///
/// Below the head stand marks of the solution, each with another text of its part, which is
/// indented like the mark. A file without a mark there is a whole answer.
package struct Trap: Sendable {
  /// Relative to the checkout.
  let path: String
  /// The names of the checks that it fails. It was written for the first.
  package let checks: [String]
  /// Why it fails the first.
  package let reason: String
  private let lines: [SourceLine]

  /// - Throws: a problem at the line of the trap that has another form.
  package init(_ text: String, path: String, of solution: SolutionText) throws(Problem) {
    let head = #/// Fails (\w+): (\S[^\n]*)\n(?:// Also fails (\w+(?:,\s(?:// )?\w+)*)\.\n)?/#
    guard let match = text.prefixMatch(of: head) else {
      throw Problem(path, line: 1, "A trap begins '// Fails CHECK: why.'.")
    }
    self.path = path
    checks = ([match.1] + (match.3?.matches(of: #/\w+/#).map(\.output) ?? [])).map(String.init)
    reason = String(match.2)
    let own = SourceLine.all(of: text, in: path).dropFirst(match.0.count { $0 == "\n" })
    guard let first = own.first, first.text.hasPrefix("// TASK ") else {
      if own.first?.text.hasPrefix("// Also fails") == true {
        throw Problem(path, line: 2, "Further checks are named '// Also fails CHECK, CHECK.'.")
      }
      lines = Array(own)
      return
    }
    var parts: [String: [SourceLine]] = [:]
    var mark = ""
    for line in own.prefix(upTo: own.endIndex - (text.hasSuffix("\n") ? 1 : 0)) {
      switch line.text {
      case let text where text.hasPrefix("// TASK "):
        guard solution.marks.contains(text), parts[text] == nil else {
          let words = "The solution has no part '\(text)', or it stands above."
          throw Problem(path, line: line.number, words)
        }
        (mark, parts[text]) = (text, [])
      case "// STUB", "// END":
        throw Problem(path, line: line.number, "'\(line.text)' does not belong in a trap's part.")
      default: parts[mark]?.append(line)
      }
    }
    lines = solution.solved(replacing: parts)
  }

  /// The traps of an exercise, sorted; a problem in the place of one that has another form.
  package static func all(
    of exercise: Exercise, _ solution: SolutionText, in checkout: Checkout
  ) throws(ToolError) -> [Result<Trap, Problem>] {
    try exercise.traps(in: checkout).map { path throws(ToolError) in
      let text = try checkout.read(path)
      return Result { () throws(Problem) in try Trap(text, path: path, of: solution) }
    }
  }

  /// The name of its file, without `.swift`.
  package var name: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }

  /// The whole answer.
  package var text: String { lines.map(\.text).joined(separator: "\n") }

  /// As it is judged.
  var answer: WrongAnswer {
    WrongAnswer(
      name: name, path: path, checks: checks, reason: reason, text: text, mayFailMore: false,
      source: { source(ofLine: $0) })
  }

  /// Where a line of the whole answer was written: in this trap or in the solution.
  func source(ofLine number: Int) -> SourceLine? {
    lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }
}
