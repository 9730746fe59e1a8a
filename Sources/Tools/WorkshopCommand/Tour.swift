import Book
import ToolSupport

extension Verb {
  static let tour = Verb(
    name: "tour",
    summary: "Build and run every chapter, compare each with its expected output.",
    details: "Builds all chapters in one go, runs each in order and compares what it prints with "
      + "its Expected.txt. A chapter that does not compile, crashes or hangs is reported, and the "
      + "tour goes on. Ends with status 0 if every chapter printed what it should.",
    action: .inCheckout { session, _ throws(ToolError) in try await Tour(session: session).take() })
}

/// Builds all chapters, runs each, compares, sums up.
private struct Tour {
  let session: Session
  private var console: any Console { session.console }

  func take() async throws(ToolError) -> Int32 {
    let chapters = try session.checkout.chapters()
    console.line("Building \(chapters.count) chapters.")
    let unbuilt = try await build(chapters)
    var wrong = 0
    for chapter in chapters {
      console.progress("Running \(chapter.title)")
      let outcome =
        if let errors = unbuilt[chapter] {
          ChapterRun.Outcome.doesNotCompile(errors)
        } else {
          try await ChapterRun(session).outcome(of: chapter)
        }
      console.endProgress()
      if !show(outcome, of: chapter) { wrong += 1 }
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
  }

  /// Builds everything at once and, where that fails, chapter by chapter, so that one broken chapter
  /// hides no other. Returns the broken ones with the compiler's words.
  private func build(_ chapters: [Chapter]) async throws(ToolError) -> [Chapter: [String]] {
    switch try await ChapterBuilder(session).buildAll() {
    case .built: return [:]
    case .cannotWrite:
      console.paragraph(ChapterBuilder(session).cannotWriteNote + " tour")
      return [:]
    case .failed:
      console.paragraph("Something does not compile: building one by one.")
    }
    var unbuilt: [Chapter: [String]] = [:]
    for chapter in chapters {
      if case .failed(let errors) = try await ChapterBuilder(session).build(chapter) {
        unbuilt[chapter] = Array(errors.prefix(3))
      }
    }
    return unbuilt
  }

  /// One line a chapter; true if it printed what it should.
  private func show(_ outcome: ChapterRun.Outcome, of chapter: Chapter) -> Bool {
    switch outcome {
    case .asExpected(let lines):
      console.entry(chapter.title, "\(console.good("ok")), \(lines) lines", column: 24)
      return true
    case .wrong(let wrong):
      console.entry(chapter.title, console.bad(wrong.short), column: 24)
      for detail in wrong.details { console.line("   \(detail)") }
      if wrong.printed != nil {
        console.line("   more: swift run workshop expect \(chapter.name)")
      }
      return false
    }
  }
}
