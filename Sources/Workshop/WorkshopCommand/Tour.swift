import Book
import ToolSupport

extension Verb {
  static let tour = Verb(
    name: "tour",
    summary: "Build and run every chapter, compare each with its expected output.",
    details: "Builds all chapters in one go, runs each in order and compares what it prints with "
      + "its Expected.txt. A chapter that does not compile, crashes or hangs is reported, and the "
      + "tour goes on. Ends with status 0 if every chapter printed what it should.",
    action: .inCheckout { workspace, _ throws(ToolError) in
      let (checkout, console) = (workspace.checkout, workspace.console)
      let chapters = try checkout.chapters()
      console.line("Building \(chapters.count) chapters.")
      let unbuilt = try await workspace.buildAll(chapters)
      let column = 2 + (chapters.map(\.title.count).max() ?? 0)
      var wrong = 0
      for chapter in chapters {
        console.progress("Running \(chapter.title)")
        let outcome = try await workspace.outcome(
          of: chapter, errors: unbuilt[chapter, default: []])
        console.endProgress()
        switch outcome {
        case .success(let lines):
          console.entry(chapter.title, "\(console.good("ok")), \(lines) lines", column: column)
        case .failure(let what):
          wrong += 1
          console.entry(chapter.title, console.bad(what.short), column: column)
          for detail in what.details {
            console.paragraph(detail.withVisibleControls, indent: "   ")
          }
          if what.printed != nil {
            console.paragraph("more: swift run workshop expect \(chapter.name)", indent: "   ")
          }
        }
      }
      console.line()
      let right = chapters.count - wrong
      console.paragraph(
        "\(chapters.count) chapters: \(right) printed what they should"
          + (wrong == 0 ? "." : ", \(wrong) did not."))
      if wrong == 0, let first = chapters.first {
        console.paragraph("Next: read \(first.guide) beside: swift run \(first.name)")
      }
      return wrong == 0 ? 0 : 1
    })
}

extension Workspace {
  /// Builds everything at once and, where that fails, chapter by chapter, so that one broken chapter
  /// hides no other. Returns the compiler's words.
  fileprivate func buildAll(_ chapters: [Chapter]) async throws(ToolError) -> [Chapter: [String]] {
    let errors = try await build { console.paragraph("\($0) tour") }
    if errors.isEmpty { return [:] }
    console.paragraph("Something does not compile: building one by one.")
    var unbuilt: [Chapter: [String]] = [:]
    for chapter in chapters { unbuilt[chapter] = Array(try await build(chapter).prefix(3)) }
    return unbuilt
  }
}
