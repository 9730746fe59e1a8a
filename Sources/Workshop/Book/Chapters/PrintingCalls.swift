import SwiftOutline
import ToolSupport

/// The calls that print a transcript, in order: those that begin a section, and the others.
struct PrintingCalls: Sendable {
  let headings: [Call]
  let lines: [Call]

  init(of source: SourceFile) {
    func all(_ names: [String]) -> [Call] {
      names.flatMap(source.calls).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
    (headings, lines) = (all(["section", "staysOpen"]), all(["show", "step", "note"]))
  }
}

extension SourceFile {
  /// The calls of a printing function, each with its line and its text: the expression of `show`, the statement of
  /// `step`, the sentence of the others. Calls with a computed sentence are left out.
  package func shown(by name: String) -> [(line: Int, text: String)] {
    calls(of: name).compactMap { call in printed(by: call).map { (call.line, $0) } }
  }

  /// The text that a call prints, without the value of an expression; nil if it is computed.
  func printed(by call: Call) -> String? {
    switch call.name {
    case "show": call.arguments.first.map { onOneLine(text(in: $0.range)) }
    case "step": call.trailingClosure.map { onOneLine(text(in: $0)) }
    default:
      if case .string(let literal)? = call.arguments.first?.tokens.first?.kind,
        call.arguments[0].tokens.count == 1
      {
        literal.plainValue
      } else {
        nil
      }
    }
  }
}

/// Joins an expression of several lines, as `Playground` prints it: without a space after an opening bracket, before a
/// closing one or before a dot.
func onOneLine(_ text: String) -> String {
  let lines = text.lines.map { $0.trimming(while: \.isWhitespace) }.filter { !$0.isEmpty }
  return lines.reduce(into: "") { whole, line in
    let isJoined = whole.last.map("([".contains) ?? true || line.first.map(")].".contains) ?? true
    whole += (isJoined ? "" : " ") + line
  }
}
