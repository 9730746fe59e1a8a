import SwiftOutline
import ToolSupport

/// Checks that the text a chapter prints for an expression is that expression's source: the literal
/// of every `show("…", value)` and `step("…") { … }` against what stands behind it. White space may
/// differ.
package struct ShownExpressions: Sendable {
  let checkout: Checkout

  package init(in checkout: Checkout) {
    self.checkout = checkout
  }

  package func problems(in chapter: Chapter) throws(ToolError) -> [Problem] {
    var problems: [Problem] = []
    let folder = checkout.path(chapter.folder)
    let sources = try checkout.files.files(below: folder) { $0 == "Refused" || $0 == "Exercises" }
    // A package of the chapter's own prints nothing in its transcript.
    let packages = sources.filter { $0.hasSuffix("/Package.swift") }.map { $0.dropLast(13) }
    var shown = 0
    for name in sources
    where name.hasSuffix(".swift") && !packages.contains(where: name.hasPrefix) {
      let path = "\(chapter.folder)/\(name)"
      let source = try checkout.source(path)
      for call in source.calls(of: "show") where call.arguments.count > 1 {
        shown += 1
        let value = source.text(in: call.arguments[1].range)
        problems += mismatch(call, "value", value, in: path)
      }
      for call in source.calls(of: "step") {
        shown += 1
        guard let body = call.trailingClosure else {
          problems.append(
            Problem(path, line: call.line, "The statement must stand in braces behind step(…)."))
          continue
        }
        problems += mismatch(call, "statement", source.text(in: body), in: path)
      }
    }
    if shown == 0 {
      problems.append(Problem(chapter.folder, "No file calls show(…): the chapter shows no value."))
    }
    return problems
  }

  private func mismatch(
    _ call: Call, _ what: String, _ code: String, in path: String
  ) -> [Problem] {
    guard case .string(let literal)? = call.arguments.first?.tokens.first?.kind,
      call.arguments[0].tokens.count == 1, let text = literal.plainValue
    else {
      return [
        Problem(
          path, line: call.line, "The text of \(call.name)(…) must be a literal without \\(…).")
      ]
    }
    guard squeezed(text) != squeezed(code) else { return [] }
    return [
      Problem(
        path, line: call.line,
        "The printed text is '\(text)', the \(what) is '\(squeezed(code))'.")
    ]
  }

  private func squeezed(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }
}
