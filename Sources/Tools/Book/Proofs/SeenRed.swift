import ToolSupport

/// `Chapters/Proofs.md`: what `lab proofs` recorded of each chapter, and the reasons for what it
/// cannot see red.
package struct SeenRed: Sendable {
  package static let page = "Chapters/Proofs.md"

  /// The code that was measured, by the titles of chapters.
  private var hashes: [String: String] = [:]
  /// Why no test can tell a mutant from the chapter, or why no change of a chapter makes a claim
  /// untrue, by the name of the mutant or the id of the claim.
  private var reasons: [String: String] = [:]
  /// Mutants that a person wrote: the title of the chapter, a file of the checkout, a text in it, and
  /// what that becomes.
  private var edits: [[String]] = []

  package init(of checkout: Checkout) throws(ToolError) {
    for table in Markdown(try checkout.read(Self.page)).tables {
      for cells in table.rows.map(\.cells) where cells.count > 1 {
        switch table.header {
        case ["mutant", "why"]: reasons[Markdown.plain(cells[0])] = cells[1]
        case ["why", "claim"]: reasons[cells[1]] = cells[0]
        case let header where header.starts(with: ["chapter", "code"]):
          hashes[cells[0]] = Markdown.plain(cells[1])
        case ["chapter", "file", "text", "becomes"] where cells.count == 4:
          edits.append(cells.map(Markdown.plain))
        default: continue
        }
      }
    }
  }

  /// - Parameter name: of a mutant, or the id of a claim.
  package func reason(for name: String) -> String? { reasons[Markdown.plain(name)] }

  /// The mutants of a chapter that a person wrote, for claims that no other mutant made red.
  ///
  /// - Throws: `ToolError` where the text is not in the file.
  package func mutants(
    of chapter: Chapter, in checkout: Checkout
  ) throws(ToolError) -> [(file: String, name: String, text: String)] {
    try edits.filter { $0[0] == chapter.title }.map { edit throws(ToolError) in
      let text = try checkout.read(edit[1])
      guard let range = text.range(of: edit[2]) else {
        throw ToolError("\(Self.page): '\(edit[2])' is not in \(edit[1]).")
      }
      return (
        edit[1], "\(edit[1]): '\(edit[2])' becomes '\(edit[3])'",
        text.replacingCharacters(in: range, with: edit[3])
      )
    }
  }

  /// The chapters whose code is not the one that was measured.
  package func changedChapters(in checkout: Checkout) throws(ToolError) -> [Chapter] {
    var changed: [Chapter] = []
    for chapter in try checkout.chapters()
    where try hashes[chapter.title] != checkout.codeHash(of: chapter) {
      changed.append(chapter)
    }
    return changed
  }
}

extension Checkout {
  /// Names the code of a chapter and of its tests, exercises apart.
  package func codeHash(of chapter: Chapter) throws(ToolError) -> String {
    var parts: [String] = []
    for folder in [chapter.folder, "Tests/\(chapter.tests)"] {
      for file in try files.files(below: path(folder), skip: { $0 == "Exercises" })
      where file.hasSuffix(".swift") {
        parts += [file, try read("\(folder)/\(file)")]
      }
    }
    return ContentHash(parts).short
  }
}
