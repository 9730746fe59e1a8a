import ToolSupport

extension TranscriptQuestion {
  /// Questions about the chapter's short fixtures: some in the refused form, and some repaired.
  static func refusals(
    of chapter: Chapter, in checkout: Checkout, _ index: DeclarationIndex
  ) throws(ToolError) -> [TranscriptQuestion] {
    var questions: [TranscriptQuestion] = []
    for fixture in try RefusedFixture.all(of: chapter, in: checkout)
    where fixture.path.hasSuffix(".swift") {
      let lines = try checkout.read(fixture.path).lines
      // An arbitrary choice that is the same each time.
      let isRefused = Array(fixture.name.utf8).reduce(0, { $0 &+ Int($1) }).isMultiple(of: 2)
      let (code, refused) = Self.code(of: lines, isRefused: isRefused)
      let flags = fixture.flags.joined(separator: " ")
      let lead = (flags.isEmpty ? [] : ["// Compiled with \(flags)"]) + code
      let text = code.joined(separator: "\n")
      let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      let excerpts = index.found(in: text).map {
        Excerpt(file: $0.fileName, code: $0.interface(naming: words))
      }
      let expected = try expectedWords(of: fixture, in: checkout)
      // Leaves out fixtures with other conditions, or with errors that no reader can predict.
      guard code.count <= maxCodeLines, lines.contains("#if !REPAIRED"),
        !code.contains(where: { $0.contains("#if ") }),
        !expected.contains(where: { $0.contains("no such module") }),
        excerpts.map(\.code.count).reduce(0, +) <= maxCodeLines
      else { continue }
      questions.append(
        TranscriptQuestion(
          section: "Does it compile?",
          lead: lead.map { ProgramLine(kind: .code, text: $0) }, excerpts: excerpts,
          expression: "yes or no", value: isRefused ? "no" : "yes", place: fixture.path,
          words: expected, refused: refused))
    }
    return questions
  }

  /// The lines of a fixture in its refused or repaired form, without the package's marks; with the repaired form, also the
  /// refused lines.
  private static func code(
    of lines: [String], isRefused: Bool
  ) -> (code: [String], refused: [String]) {
    var (code, refused): ([String], [String]) = ([], [])
    // The part of the file: 0 outside the condition, 1 the refused code, 2 the repair. And the depth in other
    // conditions.
    var (part, depth) = (0, 0)
    for line in lines.drop(while: { $0.hasPrefix("//") || $0.isEmpty }).withoutMarks {
      if line.isEmpty || line.contains("// expected-") { continue }
      if part == 0, line == "#if !REPAIRED" {
        part = 1
        continue
      }
      if part > 0, depth == 0, line == "#else" || line == "#endif" {
        part = line == "#else" ? 2 : 0
        continue
      }
      if line.contains(#/^ *#if /#) { depth += 1 }
      if line.contains(#/^ *#endif/#) { depth -= 1 }
      let text = part > 0 && line.hasPrefix("  ") ? String(line.dropFirst(2)) : line
      switch (part, isRefused) {
      case (0, _), (1, true), (2, false): code.append(text)
      case (1, false): refused.append(text)
      default: break
      }
    }
    return (code, refused)
  }
}
