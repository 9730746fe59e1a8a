import SwiftOutline
import ToolSupport

/// The calls of a file that print a transcript, in order: those that begin a section, and those within.
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
  /// The calls of one of the functions that print a chapter's transcript, each with its line and with
  /// what it prints: `show` its expression, `step` its statement, the others their sentence. A call
  /// that makes its sentence is left out.
  package func shown(by name: String) -> [(line: Int, text: String)] {
    calls(of: name).compactMap { call in printed(by: call).map { (call.line, $0) } }
  }

  /// What a call prints, without the value of an expression; nil where the source doesn't tell.
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

/// An expression of several lines on one, as `Playground` prints it: no space behind an opening bracket,
/// and none before a closing one or a dot.
func onOneLine(_ text: String) -> String {
  let lines = text.lines.map { $0.trimming(while: \.isWhitespace) }.filter { !$0.isEmpty }
  return lines.reduce(into: "") { whole, line in
    let isJoined = whole.last.map("([".contains) ?? true || line.first.map(")].".contains) ?? true
    whole += (isJoined ? "" : " ") + line
  }
}
