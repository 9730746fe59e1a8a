import Book
import ToolSupport

/// What the exercise verbs share: which exercise is meant, and where a learner stands.
extension Workspace {
  /// The exercise of that name; without one that of the folder we are in, or the current, or else the
  /// first unsolved.
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

  /// The tasks that a verdict solves and the one before did not.
  package func news(in verdict: Verdict, _ page: TaskPage) throws(ToolError) -> Set<Int> {
    let green = Set(page.tasks.map(\.number).filter(verdict.solves))
    return green.subtracting(try LearnerProgress(of: checkout).green(verdict.exercise) ?? [])
  }

  /// Notes the tasks that a verdict solves, and keeps a text that turned one of them green.
  package func record(_ verdict: Verdict, _ page: TaskPage) throws(ToolError) {
    var progress = try LearnerProgress(of: checkout)
    let before = progress
    let green = Set(page.tasks.map(\.number).filter(verdict.solves))
    if !green.isSubset(of: progress.green(verdict.exercise) ?? []) {
      try KeptTexts(self, of: verdict.exercise).keep(Array(verdict.text.utf8))
    }
    progress.setGreen(verdict.exercise, to: green)
    for task in page.tasks where verdict.solves(task.number) && !progress.isSolved(task) {
      progress.setSolved(task, by: verdict.hash)
    }
    if progress != before { try progress.save(to: checkout) }
  }

  /// Makes an exercise the current one, and sees to it that there is a text to edit.
  package func take(_ exercise: Exercise) throws(ToolError) {
    var progress = try LearnerProgress(of: checkout)
    if progress.current != exercise.name {
      progress.current = exercise.name
      try progress.save(to: checkout)
    }
    if !files.exists(checkout.path(exercise.file)) {
      try files.write(
        try SolutionText(of: exercise, in: checkout).stub, to: checkout.path(exercise.file))
    }
  }

  /// The next hint for the first task that isn't green now, as lines; each call shows one more, up to
  /// the last.
  package func nextHint(_ exercise: Exercise) throws(ToolError) -> String {
    var progress = try LearnerProgress(of: checkout)
    let page = try TaskPage(of: exercise, in: checkout)
    guard let task = page.tasks.first(where: { !progress.isGreen($0, of: exercise) }) else {
      return "\(exercise.name) is solved. What next: swift run workshop next"
    }
    // The file may have been edited by hand.
    let number = min(max(progress.hints(task), 0), task.hints.count - 1) + 1
    if progress.hints(task) != number {
      progress.setHints(task, to: number)
      try progress.save(to: checkout)
    }
    let last = number == task.hints.count
    return "\(exercise.name), task \(task.number), hint \(number) of \(task.hints.count): "
      + task.hints[number - 1]
      + (last ? " That is the last hint. See: swift run workshop solution \(exercise.name)" : "")
  }

  /// Replaces the learner's text; the old one is kept unless it is the stub.
  ///
  /// - Returns: whether a text was kept.
  package func replace(_ exercise: Exercise, with text: [UInt8]) throws(ToolError) -> Bool {
    let path = checkout.path(exercise.file)
    var kept = false
    if files.exists(path) {
      let old = try files.bytes(of: path)
      if old != text, old != Array(try SolutionText(of: exercise, in: checkout).stub.utf8) {
        try KeptTexts(self, of: exercise).keep(old)
        kept = true
      }
    }
    try files.write(bytes: text, to: path)
    // The next verdict says again what is green.
    var progress = try LearnerProgress(of: checkout)
    let before = progress
    progress.setGreen(exercise, to: [])
    if progress != before { try progress.save(to: checkout) }
    return kept
  }

  /// Puts the newest kept text back that is not the one that stands there.
  ///
  /// - Returns: whether what stood there is kept instead; nil where there is nothing to bring back.
  package func bringBack(_ exercise: Exercise) throws(ToolError) -> Bool? {
    let path = checkout.path(exercise.file)
    let current = files.exists(path) ? try files.bytes(of: path) : nil
    guard let text = try KeptTexts(self, of: exercise).newest(otherThan: current) else {
      return nil
    }
    return try replace(exercise, with: text)
  }
}
