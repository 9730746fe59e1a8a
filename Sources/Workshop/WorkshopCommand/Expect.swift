import Book
import ToolSupport

extension Verb {
  static let expect = Verb(
    name: "expect",
    usage: "[NAME|NN] [--bless]",
    summary: "Compare a chapter's output with its Expected.txt; all of them without a name.",
    details: "Builds and runs the chapter and shows the first difference with both lines, then "
      + "every differing line: '-' is expected, '+' is printed. In a chapter's folder, 'expect' without "
      + "a name is that chapter.",
    options: [
      Option(
        name: "--bless",
        summary: "Write what the named chapter prints into its Expected.txt, and show the change.")
    ],
    words: 0...1,
    action: .inCheckout { workspace, words throws(ToolError) in
      if words.has("--bless") {
        guard let chapter = try workspace.chapter(words) else {
          throw ToolError("Name the chapter to bless: expect --bless NAME", .usedWrongly)
        }
        try await workspace.bless(chapter)
        return 0
      }
      let chapters =
        if let chapter = try workspace.chapter(words) {
          [chapter]
        } else {
          try workspace.checkout.chapters()
        }
      var status: Int32 = 0
      for chapter in chapters where try await !workspace.prints(chapter) { status = 1 }
      return status
    })
}

extension Workspace {
  /// The chapter that is named, or else the one whose folder we are in.
  func chapter(_ words: Arguments) throws(ToolError) -> Chapter? {
    guard let name = words.plain.first else {
      return try checkout.chapter(at: environment.directory)
    }
    return try checkout.chapter(name)
  }

  /// Shows what a chapter prints and should not; true if it printed what it should.
  fileprivate func prints(_ chapter: Chapter) async throws(ToolError) -> Bool {
    let errors = try await build(chapter) { console.paragraph("\($0) expect") }
    switch try await outcome(of: chapter, errors: errors) {
    case .success(let lines):
      console.line("\(chapter.title): \(console.good("as expected")), \(lines) lines")
      return true
    case .failure(let wrong):
      console.line("\(chapter.title): \(console.bad(wrong.short))")
      for detail in wrong.details {
        console.paragraph(detail.withVisibleControls, indent: "   ")
      }
      if let printed = wrong.printed {
        console.paragraph("All differing lines, '-' expected, '+' printed:")
        console.showChange(from: try checkout.read(chapter.expected), to: printed)
      }
      return false
    }
  }

  /// Makes what a chapter prints its transcript.
  fileprivate func bless(_ chapter: Chapter) async throws(ToolError) {
    let errors = try await build(chapter) { console.paragraph("\($0) expect") }
    let printed: String
    switch try await self.printed(by: chapter, errors: errors) {
    case .success(let text): printed = text
    case .failure(let wrong):
      let said = ([wrong.short] + wrong.details).joined(separator: "\n")
      throw ToolError("\(chapter.title) cannot be blessed: \(said)")
    }
    let isThere = files.exists(checkout.path(chapter.expected))
    let old = isThere ? try checkout.read(chapter.expected) : ""
    guard !old.hasSameBytes(as: printed) else {
      return console.line("\(chapter.expected) is as it should be.")
    }
    try files.write(printed, to: checkout.path(chapter.expected))
    console.paragraph("\(chapter.expected), '-' before, '+' now:")
    console.showChange(from: old, to: printed)
  }
}

extension Console {
  /// Shows the lines that differ, those of `old` with '-' and those of `new` with '+'.
  func showChange(from old: String, to new: String) {
    for line in differingLines(from: old, to: new) { change(line) }
  }
}
