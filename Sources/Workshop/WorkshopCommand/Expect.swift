import Book
import ToolSupport

extension Verb {
  static let expect = Verb(
    name: "expect",
    usage: "[NAME|NN] [--bless]",
    summary: "Compare a chapter's output with its Expected.txt",
    examples: [
      ("expect", "compares all chapters, or the one of the current folder"),
      ("expect 14", "compares one chapter"),
      ("expect 14 --bless", "updates its Expected.txt"),
    ],
    notes: ["Shows the first difference, then every differing line: '-' expected, '+' printed."],
    options: [
      Option(
        name: "--bless",
        summary: "Write the chapter's output to Expected.txt and show the changes")
    ],
    argumentCount: 0...1,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      if arguments.has("--bless") {
        guard let chapter = try workspace.chapter(arguments) else {
          throw ToolError("Name the chapter to update: expect --bless NAME", .usedWrongly)
        }
        try await workspace.bless(chapter)
        return 0
      }
      let chapters =
        if let chapter = try workspace.chapter(arguments) {
          [chapter]
        } else {
          try workspace.checkout.chapters()
        }
      var status: Int32 = 0
      for chapter in chapters where try await !workspace.matchesTranscript(chapter) { status = 1 }
      return status
    })
}

extension Workspace {
  /// The named chapter, or else the chapter of the current folder; nil outside of a chapter.
  func chapter(_ arguments: Arguments) throws(ToolError) -> Chapter? {
    guard let name = arguments.plain.first else {
      return try checkout.chapter(at: environment.directory)
    }
    return try checkout.chapter(name)
  }

  /// Compares a chapter's output with its transcript and shows every difference.
  ///
  /// - Returns: whether they match.
  fileprivate func matchesTranscript(_ chapter: Chapter) async throws(ToolError) -> Bool {
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
        console.paragraph("All differing lines ('-' expected, '+' printed):")
        console.showChange(from: try checkout.read(chapter.expected), to: printed)
      }
      return false
    }
  }

  /// Writes a chapter's output to its transcript.
  fileprivate func bless(_ chapter: Chapter) async throws(ToolError) {
    let errors = try await build(chapter) { console.paragraph("\($0) expect") }
    let printed: String
    switch try await self.printed(by: chapter, errors: errors) {
    case .success(let text): printed = text
    case .failure(let wrong):
      let message = ([wrong.short] + wrong.details).joined(separator: "\n")
      throw ToolError("\(chapter.expected) was not updated: \(message)")
    }
    let exists = files.exists(checkout.path(chapter.expected))
    let old = exists ? try checkout.read(chapter.expected) : ""
    guard !old.hasSameBytes(as: printed) else {
      return console.line("\(chapter.expected) is up to date.")
    }
    try files.write(printed, to: checkout.path(chapter.expected))
    console.paragraph("Changes in \(chapter.expected) ('-' old, '+' new):")
    console.showChange(from: old, to: printed)
  }
}

extension Console {
  /// Shows the lines that differ: `old` with '-', `new` with '+'.
  func showChange(from old: String, to new: String) {
    for line in differingLines(from: old, to: new) { change(line) }
  }
}
