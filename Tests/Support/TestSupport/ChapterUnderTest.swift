import Book
import Testing
import ToolSupport

/// The folder of a chapter, relative to the checkout. Tests use names instead of numbers, because a chapter can be
/// inserted between two others.
package func chapterFolder(_ name: String) -> String {
  guard let chapter = try? TestCheckout.checkout.chapter(name) else {
    preconditionFailure("There is no chapter \(name).")
  }
  return chapter.folder
}

/// The checks that every chapter passes. `Tests/NameTests/ChapterTests.swift` calls each.
package struct ChapterUnderTest: Sendable {
  private let name: String

  package init(_ name: String) { self.name = name }

  private var chapter: Chapter {
    get throws { try TestCheckout.checkout.chapter(name) }
  }

  /// Runs the real program: status 0, nothing on standard error, the bytes of `Expected.txt`.
  package func printsItsTranscript() async throws {
    let chapter = try chapter
    let verdict = try await TestCheckout.workspace.outcome(of: chapter)
    switch verdict {
    case .success(let lines):
      try #require(lines > 0)
      proved(chapter.expected)
    case .failure(let wrong):
      Issue.record("\(([wrong.short] + wrong.details).joined(separator: "\n"))")
    }
  }

  /// Requires a line for each stated value in the transcript, in the document's order.
  package func printsInOrder(_ wanted: [String]) throws {
    let expected = try chapter.expected
    var rest = try TestCheckout.read(expected).split(separator: "\n")[...]
    for line in wanted {
      let found = rest.firstIndex { $0 == line }
      let index = try #require(found, "'\(line)' is not in \(expected), or too early.")
      rest = rest[(index + 1)...]
    }
  }
}
