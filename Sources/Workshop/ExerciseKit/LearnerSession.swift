import Book
import ToolSupport

/// The current exercise and the learner's progress, as the exercise verbs use them.
extension Workspace {
  /// The named exercise, or else the one of the current folder, the current one, or the first unsolved one.
  package func exercise(_ name: String?) throws(ToolError) -> Exercise {
    if let name { return try Exercise.named(name, in: checkout) }
    let all = try Exercise.all(in: checkout)
    let here = all.first { checkout.holds(environment.directory, in: $0.folder) }
    if let here { return here }
    let progress = try LearnerProgress(of: checkout)
    if let name = progress.current, let known = try? Exercise.named(name, in: checkout) {
      return known
    }
    guard let exercise = try Course(of: checkout).next(progress) else {
      throw ToolError("Every exercise is solved. Name one: swift run workshop list", .usedWrongly)
    }
    return exercise
  }

  /// The tasks that a verdict solves and the previous verdict didn't.
  package func newlySolvedTasks(in verdict: Verdict, _ page: TaskPage) throws(ToolError) -> Set<Int>
  {
    let green = Set(page.tasks.map(\.number).filter(verdict.solves))
    return green.subtracting(try LearnerProgress(of: checkout).green(verdict.exercise) ?? [])
  }

  /// Records the tasks that a verdict solves, and saves a text that newly solves one.
  package func record(_ verdict: Verdict, _ page: TaskPage) throws(ToolError) {
    let green = Set(page.tasks.map(\.number).filter(verdict.solves))
    func note(_ progress: inout LearnerProgress) -> Bool {
      let isNew = !green.isSubset(of: progress.green(verdict.exercise) ?? [])
      progress.setGreen(verdict.exercise, to: green)
      for task in page.tasks where verdict.solves(task.number) && !progress.isSolved(task) {
        progress.setSolved(task, by: verdict.hash)
      }
      return isNew
    }
    let before = try LearnerProgress(of: checkout)
    var after = before
    // Most verdicts change nothing.
    guard note(&after) || after != before else { return }
    try withStateLock { lock throws(ToolError) in
      var progress = try LearnerProgress(of: checkout, lock)
      if note(&progress) {
        try KeptTexts(self, of: verdict.exercise).keep(Array(verdict.text.utf8), lock)
      }
      try progress.save(to: checkout, lock)
    }
  }

  /// Makes an exercise the current one, and creates its file if it is missing.
  package func take(_ exercise: Exercise) throws(ToolError) {
    try changeProgress { $0.current = exercise.name }
    files.removeOldDrafts(in: checkout.path(exercise.folder))
    if !files.exists(checkout.path(exercise.file)) {
      let stub = Array(try SolutionText(of: exercise, in: checkout).stub.utf8)
      _ = try files.create(bytes: stub, at: checkout.path(exercise.file))
    }
  }

  /// One of the hints of a task.
  package struct Hint: Sendable {
    package let task: Int
    package let number: Int
    package let count: Int
    /// As in its file, in Markdown.
    package let text: String
  }

  /// The next hint for the first unsolved task. Each call gives one more; the last one is repeated.
  ///
  /// - Returns: nil if all tasks are solved.
  package func nextHint(_ exercise: Exercise) throws(ToolError) -> Hint? {
    let page = try TaskPage(of: exercise, in: checkout)
    return try changeProgress { progress in
      guard let task = page.tasks.first(where: { !progress.isGreen($0, of: exercise) }) else {
        return nil
      }
      // The file may have been edited by hand.
      let number = min(max(progress.hints(task), 0), task.hints.count - 1) + 1
      progress.setHints(task, to: number)
      return Hint(
        task: task.number, number: number, count: task.hints.count, text: task.hints[number - 1])
    }
  }

  /// The next hint, for a terminal.
  package func nextHintMessage(_ exercise: Exercise) throws(ToolError) -> String {
    guard let hint = try nextHint(exercise) else {
      return "\(exercise.name) is solved. Next: swift run workshop next"
    }
    return "\(exercise.name), task \(hint.task), hint \(hint.number) of \(hint.count): \(hint.text)"
      + (hint.number == hint.count
        ? " Last hint. The solution: swift run workshop solution \(exercise.name)" : "")
  }

  /// Uncounts the last hint, because it could not be shown.
  package func revokeHint(_ exercise: Exercise) throws(ToolError) {
    let page = try TaskPage(of: exercise, in: checkout)
    try changeProgress { progress in
      guard let task = page.tasks.first(where: { !progress.isGreen($0, of: exercise) }) else {
        return
      }
      progress.setHints(task, to: max(0, progress.hints(task) - 1))
    }
  }

  /// Replaces the learner's text; the old text is saved unless it is the stub.
  ///
  /// - Returns: whether the old text is saved.
  package func replace(_ exercise: Exercise, with text: [UInt8]) throws(ToolError) -> Bool {
    try withStateLock { lock throws(ToolError) in
      try replace(exercise, with: text, lock) { _ in false }
    }
  }

  /// - Parameter isKept: whether a version already has the old text.
  private func replace(
    _ exercise: Exercise, with text: [UInt8], _ lock: StateLock,
    unless isKept: (_ old: [UInt8]) throws(ToolError) -> Bool
  ) throws(ToolError) -> Bool {
    let (path, kept) = (checkout.path(exercise.file), KeptTexts(self, of: exercise))
    let stub = Array(try SolutionText(of: exercise, in: checkout).stub.utf8)
    let old = files.exists(path) ? try files.bytes(of: path) : nil
    var keeps = false
    if let old, old != text, old != stub {
      if try !isKept(old) { try kept.keep(old, lock) }
      keeps = true
    }
    let seen = old.map { [exercise.file: $0] } ?? [:]
    let others = try put([exercise.file: text], over: seen, keepingIn: kept, lock)
    if others.values.contains(where: { $0 != stub }) { keeps = true }
    // Unknown until the next verdict.
    try changeProgress(lock) { $0.setGreen(exercise, to: []) }
    return keeps
  }

  /// Restores the newest saved text that differs from the current one, which is saved first.
  ///
  /// - Returns: nil if there is nothing to restore.
  package func restore(_ exercise: Exercise) throws(ToolError) -> RestoredText? {
    let (path, kept) = (checkout.path(exercise.file), KeptTexts(self, of: exercise))
    guard try kept.newest() != nil else { return nil }
    return try withStateLock { lock throws(ToolError) -> RestoredText? in
      let current = files.exists(path) ? try files.bytes(of: path) : nil
      guard let found = try kept.newest(otherThan: current) else { return nil }
      // Switching back and forth makes no new versions.
      let isKept = try replace(exercise, with: found.text, lock, unless: kept.has)
      return RestoredText(
        version: KeptNumber.name(found.version), isOldKept: isKept,
        next: try kept.newest(otherThan: found.text).map { KeptNumber.name($0.version) })
    }
  }
}

package struct RestoredText: Sendable {
  /// Its name in `.workshop/kept`.
  package let version: String
  /// Whether the text that was replaced is saved.
  package let isOldKept: Bool
  /// The version that another `undo` restores; nil if there is none.
  package let next: String?
}
