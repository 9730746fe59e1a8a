import ToolSupport

/// One exercise: `Chapters/NN-Name/Exercises/ExerciseName`.
package struct Exercise: Sendable, Hashable {
  package let chapter: Chapter
  package let name: String

  package init(chapter: Chapter, name: String) {
    (self.chapter, self.name) = (chapter, name)
  }

  /// The module with `Exercise.swift` and the given files.
  package var module: String { "\(name)Exercise" }
  /// The module with `Checks.swift`.
  package var checksModule: String { "\(name)Checks" }
  /// Relative to the checkout, as all paths below.
  package var folder: String { "\(chapter.folder)/Exercises/\(name)" }
  /// The file that the learner edits.
  package var file: String { "\(folder)/Exercise.swift" }
  package var solution: String { "\(folder)/Solution.swift" }
  package var checks: String { "\(folder)/Checks.swift" }
  package var tasks: String { "\(folder)/Tasks.md" }
  /// Hints, and notes for trainers.
  package var notes: String { "\(folder)/Notes.md" }

  /// Common mistakes.
  package var wrongAnswers: String { "\(folder)/WrongAnswers.md" }
  /// Versions of the given files with mistakes that the learner's own tests must find; only if a task is to write
  /// tests.
  package var broken: String { "\(folder)/Broken.md" }

  /// All exercises, by chapter, in the order in which its guide first links to them. Those without a link come last, by
  /// name.
  package static func all(in checkout: Checkout) throws(ToolError) -> [Exercise] {
    var exercises: [Exercise] = []
    for chapter in try checkout.chapters() {
      let own = try checkout.names(in: "\(chapter.folder)/Exercises")
        .map { Exercise(chapter: chapter, name: $0) }
      guard own.count > 1 else {
        exercises += own
        continue
      }
      let guide = (try? checkout.read(chapter.guide)) ?? ""
      let places = own.map { guide.firstRange(of: "(Exercises/\($0.name)/")?.lowerBound }
      exercises += zip(own, places).sorted {
        ($0.1 ?? guide.endIndex, $0.0.name) < ($1.1 ?? guide.endIndex, $1.0.name)
      }.map(\.0)
    }
    return exercises
  }

  /// The exercise of a name, or the only exercise of a chapter.
  ///
  /// - Throws: `ToolError` with similar names if there is no such exercise.
  package static func named(_ wanted: String, in checkout: Checkout) throws(ToolError) -> Exercise {
    let all = try all(in: checkout)
    let found = all.first { $0.name.lowercased() == wanted.lowercased() }
    if let found { return found }
    if let chapter = try checkout.chapters().first(where: { $0.answers(to: wanted) }) {
      let own = all.filter { $0.chapter == chapter }
      if own.count == 1 { return own[0] }
      let words = own.isEmpty ? "no exercise" : own.map(\.name).joined(separator: " and ")
      throw ToolError("\(chapter.title) has \(words).", .usedWrongly)
    }
    let near = didYouMean(wanted, in: all.map(\.name))
    throw ToolError(
      "No exercise '\(wanted)'.\(near) See: swift run workshop list", .usedWrongly)
  }

  /// Minutes in steps of five, because a guide promises no more than that.
  package static func rounded(minutes: Int) -> Int { max(5, (minutes + 2) / 5 * 5) }

  /// The minutes of its tasks, which its notes have, in steps of five.
  func minutes(in checkout: Checkout) throws(ToolError) -> Int {
    let tasks = try checkout.read(notes).lines.compactMap {
      $0.wholeMatch(of: #/- minutes: (\d{1,3})/#).flatMap { Int($0.1) }
    }
    return Self.rounded(minutes: tasks.reduce(0, +))
  }

  /// The given files, relative to the checkout, sorted.
  package func given(in checkout: Checkout) throws(ToolError) -> [String] {
    try checkout.names(in: "\(folder)/Given").map { "\(folder)/Given/\($0)" }
  }
}
