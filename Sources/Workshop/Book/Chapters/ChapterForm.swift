import ToolSupport

extension Checkout {
  /// Checks that folders, contents and target graph have the same chapters, and that each chapter is complete.
  package func chapterFormProblems(_ graph: TargetGraph) throws(ToolError) -> [Diagnostic] {
    let contents = try Contents(of: self)
    let written = try chapters()
    var problems: [Diagnostic] = []
    for chapter in written {
      for part in ["README.md", "main.swift", "Expected.txt", "Refused"]
      where !files.exists(path("\(chapter.folder)/\(part)")) {
        problems.append(Diagnostic(chapter.folder, "Missing \(part)."))
      }
      if graph.folders[chapter.name] != chapter.folder {
        problems.append(
          Diagnostic("Package.swift", "Add \(chapter.title) to the table of chapters."))
      }
      if graph.dependencies["AllChapters"]?.contains(chapter.name) != true {
        problems.append(
          Diagnostic("Package.swift", "Add \(chapter.name) to the dependencies of AllChapters."))
      }
      if !files.exists(path("\(chapter.testsFolder)/ChapterTests.swift")) {
        problems.append(Diagnostic(chapter.testsFolder, "Missing ChapterTests.swift."))
      }
      if !contents.entries.contains(where: { $0.chapter == chapter }) {
        problems.append(Diagnostic(Contents.page, "Add \(chapter.title) to the table of contents."))
      }
    }
    for entry in contents.entries {
      let chapter = entry.chapter
      if entry.isLinked != written.contains(chapter) {
        let sentence =
          entry.isLinked ? "is linked but doesn't exist." : "exists but isn't linked."
        problems.append(Diagnostic(Contents.page, line: entry.line, "\(chapter.title) \(sentence)"))
      }
      let names = try names(in: "\(chapter.folder)/Exercises")
      if Set(names) != Set(entry.exercises) {
        let list = names.isEmpty ? "none" : names.joined(separator: ", ")
        problems.append(
          Diagnostic(
            Contents.page, line: entry.line, "\(chapter.title) must list its exercises: \(list)."))
      }
      guard files.exists(path(chapter.guide)) else { continue }
      let guide = try read(chapter.guide)
      problems += try experimentProblems(of: chapter) + reasonProblems(of: chapter)
      problems += try sectionProblems(of: chapter)
      for name in names where !guide.contains("swift run workshop start \(name)") {
        problems.append(
          Diagnostic(chapter.guide, "Add the command 'swift run workshop start \(name)'."))
      }
    }
    return problems
  }
}

extension Checkout {
  /// Reports sections of `main.swift` that the transcript doesn't have. Pages show them without values, because a learner
  /// may have added them.
  private func sectionProblems(of chapter: Chapter) throws(ToolError) -> [Diagnostic] {
    guard files.exists(path(chapter.expected)) else { return [] }
    return try playedSections(of: chapter).filter { !$0.isPrinted }.map {
      Diagnostic(chapter.expected, "Missing the section '\($0.title)', which main.swift prints.")
    }
  }
}
