import Book
import ToolSupport

extension Verb {
  static let expect = Verb(
    name: "expect",
    usage: "[NAME|NN] [--bless]",
    summary: "Compare a chapter's output with its Expected.txt; all of them without a name.",
    details: "Builds and runs the chapter and shows the first difference with both lines, then "
      + "every differing line: '-' is expected, '+' is printed.",
    options: [
      Option(
        name: "--bless",
        summary: "Write what the named chapter prints into its Expected.txt, and show the change.")
    ],
    words: 0...1,
    action: .inCheckout { session, words throws(ToolError) in
      let expect = Expect(session: session)
      if words.has("--bless") {
        guard let name = words.plain.first else {
          throw ToolError("Name the chapter to bless: expect --bless NAME", .usedWrongly)
        }
        return try await expect.bless(try session.checkout.chapter(name))
      }
      let chapters =
        if let name = words.plain.first {
          [try session.checkout.chapter(name)]
        } else {
          try session.checkout.chapters()
        }
      var status: Int32 = 0
      for chapter in chapters where try await !expect.compare(chapter) { status = 1 }
      return status
    })
}

/// Compares and renews transcripts.
private struct Expect {
  let session: Session
  private var console: any Console { session.console }

  /// True if the chapter printed what it should.
  func compare(_ chapter: Chapter) async throws(ToolError) -> Bool {
    let errors = try await build(chapter)
    let outcome =
      errors.isEmpty ? try await ChapterRun(session).outcome(of: chapter) : .doesNotCompile(errors)
    switch outcome {
    case .asExpected(let lines):
      console.line("\(chapter.title): \(console.good("as expected")), \(lines) lines")
      return true
    case .wrong(let wrong):
      console.line("\(chapter.title): \(console.bad(wrong.short))")
      for detail in wrong.details { console.line("   \(detail)") }
      if let printed = wrong.printed {
        console.line("All differing lines, '-' expected, '+' printed:")
        console.showChange(from: try session.checkout.read(chapter.expected), to: printed)
      }
      return false
    }
  }

  func bless(_ chapter: Chapter) async throws(ToolError) -> Int32 {
    let errors = try await build(chapter)
    guard errors.isEmpty else {
      throw ToolError("\(chapter.title) does not compile:\n\(errors.joined(separator: "\n"))")
    }
    let printed: String
    switch try await ChapterRun(session).printed(by: chapter) {
    case .success(let text): printed = text
    case .failure(let wrong):
      let said = ([wrong.short] + wrong.details).joined(separator: "\n")
      throw ToolError("\(chapter.title) cannot be blessed: \(said)")
    }
    let path = session.checkout.path(chapter.expected)
    let old =
      session.files.exists(path) ? try session.checkout.read(chapter.expected) : ""
    if old == printed {
      console.line("\(chapter.expected) is as it should be.")
      return 0
    }
    try session.files.write(printed, to: path)
    console.line("\(chapter.expected), '-' before, '+' now:")
    console.showChange(from: old, to: printed)
    return 0
  }

  /// The compiler's errors, none if it built.
  private func build(_ chapter: Chapter) async throws(ToolError) -> [String] {
    switch try await ChapterBuilder(session).build(chapter) {
    case .built: return []
    case .cannotWrite:
      console.paragraph("\(ChapterBuilder(session).cannotWriteNote) expect")
      return []
    case .failed(let errors): return errors
    }
  }
}

extension Console {
  /// Shows the lines that differ, those of `old` with '-' and those of `new` with '+'.
  func showChange(from old: String, to new: String) {
    for line in differingLines(from: old, to: new) {
      self.line(line.hasPrefix("-") ? bad(line) : good(line))
    }
  }
}
