import ToolSupport

/// What a person may edit of a chapter, and with what to begin.
extension Checkout {
  /// The Swift files that a chapter is built from, relative to the checkout, `main.swift` first.
  package func sources(of chapter: Chapter) throws(ToolError) -> [String] {
    let all = try files.files(below: path(chapter.folder)) {
      $0 == "Refused" || $0 == "Exercises"
    }
    // A package of the chapter's own is no part of its program.
    let packages = all.filter { $0.hasSuffix("/Package.swift") }.map { $0.dropLast(13) }
    let own = all.filter { name in
      name.hasSuffix(".swift") && !packages.contains(where: name.hasPrefix)
    }
    return (own.filter { $0 == "main.swift" } + own.filter { $0 != "main.swift" })
      .map { "\(chapter.folder)/\($0)" }
  }

  /// What the chapter's guide proposes to change, as one paragraph; nil where it proposes nothing.
  package func firstIdea(of chapter: Chapter) throws(ToolError) -> String? {
    let lines = try read(chapter.guide).lines
    guard let first = lines.firstIndex(where: { $0.contains(#/^(Then predict|Predict), /#) }) else {
      return nil
    }
    let paragraph = lines[first...].prefix { !$0.isEmpty }.joined(separator: " ")
    // Whoever plays runs it anyway, and sees what becomes of it.
    return Markdown.plain(
      paragraph.replacing(#/^(Then predict|Predict)[^.]*\. /#, with: "")
        .replacing(#/ `swift run workshop [^`]*` (shows it|tells)\./#, with: ""))
  }
}
