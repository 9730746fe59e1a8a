import SwiftOutline
import ToolSupport

extension Checkout {
  /// Checks that the text a chapter prints for an expression is that expression's source: the literal
  /// of every `show("…", value)` and `step("…") { … }` against what stands behind it. White space may
  /// differ.
  package func shownExpressionProblems(in chapter: Chapter) throws(ToolError) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var shown = 0
    for path in try sources(of: chapter) {
      let source = try source(path)
      func check(_ call: Call, _ sentence: String?) {
        shown += 1
        if let sentence { problems.append(Diagnostic(path, line: call.line, sentence)) }
      }
      for call in source.calls(of: "show") where call.arguments.count > 1 {
        check(call, mismatch(call, "value", source.text(in: call.arguments[1].range)))
      }
      for call in source.calls(of: "step") {
        let body = call.trailingClosure.map { source.text(in: $0) }
        check(
          call,
          body.map { mismatch(call, "statement", $0) }
            ?? "The statement must stand in braces behind step(…).")
      }
    }
    if shown == 0 {
      problems.append(
        Diagnostic(chapter.folder, "No file calls show(…): the chapter shows no value."))
    }
    return problems
  }

  /// What is wrong with the text that is printed for some code; nil if nothing is.
  private func mismatch(_ call: Call, _ what: String, _ code: String) -> String? {
    guard case .string(let literal)? = call.arguments.first?.tokens.first?.kind,
      call.arguments[0].tokens.count == 1, let text = literal.plainValue
    else { return "The text of \(call.name)(…) must be a literal without \\(…)." }
    guard text.squeezed != code.squeezed else { return nil }
    return "The printed text is '\(text)', the \(what) is '\(code.squeezed)'."
  }
}
