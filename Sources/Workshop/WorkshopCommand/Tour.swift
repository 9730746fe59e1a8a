import Book
import ToolSupport

extension Verb {
  static let tour = Verb(
    name: "tour",
    summary: "Run every chapter and compare it with its expected output",
    examples: [("tour", "builds all chapters, runs them in order and compares their output")],
    notes: [
      "Reports a chapter that fails to compile, crashes or hangs, and goes on.",
      "Exits with 0 if every chapter matches its expected output.",
    ],
    action: .inCheckout { workspace, _ throws(ToolError) in
      let (checkout, console) = (workspace.checkout, workspace.console)
      let chapters = try checkout.chapters()
      console.line("Building \(chapters.count) chapters.")
      let errors = try await workspace.buildAll(chapters)
      let column = 2 + (chapters.map(\.title.count).max() ?? 0)
      var wrong = 0
      for chapter in chapters {
        console.progress("Running \(chapter.title)")
        let outcome = try await workspace.outcome(
          of: chapter, errors: errors[chapter, default: []])
        console.endProgress()
        switch outcome {
        case .success(let lines):
          console.entry(chapter.title, "\(console.good("ok")), \(lines) lines", column: column)
        case .failure(let failure):
          wrong += 1
          console.entry(chapter.title, console.bad(failure.short), column: column)
          for detail in failure.details {
            console.paragraph(detail.withVisibleControls, indent: "   ")
          }
          if failure.printed != nil {
            console.paragraph("more: swift run workshop expect \(chapter.name)", indent: "   ")
          }
        }
      }
      console.line()
      let right = chapters.count - wrong
      console.paragraph(
        "\(right) of \(chapters.count) chapters match their expected output")
      if wrong == 0, let first = chapters.first {
        console.paragraph("Next: open \(first.guide) and run it alongside: swift run \(first.name)")
      }
      return wrong == 0 ? 0 : 1
    })
}

extension Workspace {
  /// Builds all chapters at once. If that fails, builds them one by one, so that a broken chapter doesn't
  /// hide the others.
  ///
  /// - Returns: the compiler errors.
  fileprivate func buildAll(_ chapters: [Chapter]) async throws(ToolError) -> [Chapter: [String]] {
    let errors = try await build { console.paragraph("\($0) tour") }
    if errors.isEmpty { return [:] }
    console.paragraph("Build failed; building chapters one at a time")
    var errorsByChapter: [Chapter: [String]] = [:]
    for chapter in chapters {
      errorsByChapter[chapter] = Array(try await build(chapter).prefix(3))
    }
    return errorsByChapter
  }
}
