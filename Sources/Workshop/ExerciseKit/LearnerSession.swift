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
      throw ToolError(
        "Every exercise is solved. Their names, to repeat one: swift run workshop list",
        .usedWrongly)
    }
    return exercise
  }

  /// The exercise to begin: of a chapter, its first unsolved exercise, and otherwise as in `exercise`.
  package func exerciseToStart(_ name: String?) throws(ToolError) -> Exercise {
    guard let name, (try? Exercise.named(name, in: checkout)) == nil,
      let chapter = try checkout.chapters().first(where: { $0.answers(to: name) })
    else { return try exercise(name) }
    let own = try Course(of: checkout).pages.filter { $0.exercise.chapter == chapter }
    let progress = try LearnerProgress(of: checkout)
    guard let page = own.first(where: { !$0.isSolved(progress) }) ?? own.first else {
      return try exercise(name)
    }
    return page.exercise
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

  /// A hint for a task, or for one of its checks.
  package struct Hint: Sendable {
    package let task: ExerciseTask
    /// The number of the hint, from 1; nil for the hint of a check.
    fileprivate let number: Int?
    /// The check that the hint is for; nil for a hint on the task.
    fileprivate let check: Check?
    /// The hint's Markdown, as in its file.
    package let text: String

    /// `hint 1 of 3`, or `hint on 'The cart keeps no client'`.
    package var title: String {
      number.map { "hint \($0) of \(task.hints.count)" } ?? "hint on '\(check?.sentence ?? "")'"
    }

    fileprivate func setShown(_ isShown: Bool, in progress: inout LearnerProgress) {
      if let number {
        progress.setHints(task.id, to: isShown ? number : number - 1)
      } else if let check {
        progress.setHints("\(task.id).\(check.name)", to: isShown ? 1 : 0)
      }
    }
  }

  /// The next hint for the task with a compiler error, or else for the first unsolved task. If some of its checks pass,
  /// the hint for the first failing check comes first. If the task is to write tests, two general hints come first, then
  /// each names one more of the broken versions that they haven't found, and the task's last hint comes after these. Each
  /// call returns the next hint; the last one is repeated. While no test is written for Swift Testing, the hint says so,
  /// and uses up none of the others.
  ///
  /// - Parameter verdict: the verdict on the current text; nil if there is none.
  /// - Returns: nil if all tasks are solved.
  package func nextHint(
    _ exercise: Exercise, after verdict: Verdict?
  ) throws(ToolError) -> Hint? {
    let page = try TaskPage(of: exercise, in: checkout)
    let asks = verdict == nil ? [:] : try questions(about: exercise)
    return try changeProgress { progress in
      let failed = verdict?.taskWithError
      let open =
        page.tasks.first { $0.number == failed }
        ?? page.tasks.first { task in
          guard let verdict else { return !progress.isGreen(task, of: exercise) }
          // If nothing was judged, the first task that was never solved is probably the current one.
          return verdict.isJudged ? !verdict.solves(task.number) : !progress.isSolved(task)
        }
      guard let task = open ?? (verdict?.isJudged == false ? page.tasks.first : nil) else {
        return nil
      }
      let checks = verdict?.checks(of: task.number) ?? []
      if let missing = missingTests(among: checks, task) { return missing }
      if let check = checkForHint(checks, progress, task),
        let text = task.checkHints[check.name]
          ?? (check.isOfTests ? "Which of your tests would fail then?" : asks[check.name])
      {
        let hint = Hint(task: task, number: nil, check: check, text: text)
        hint.setShown(true, in: &progress)
        return hint
      }
      // The file may have been edited by hand.
      let number = min(max(progress.hints(task.id), 0), task.hints.count - 1) + 1
      let hint = Hint(task: task, number: number, check: nil, text: task.hints[number - 1])
      hint.setShown(true, in: &progress)
      return hint
    }
  }

  /// The hint that the learner's tests don't run, because they aren't written for Swift Testing.
  private func missingTests(among checks: [JudgedCheck], _ task: ExerciseTask) -> Hint? {
    for judged in checks {
      if case .failed(let issues) = judged.result,
        let issue = issues.first(where: { $0.kind == .testsMissing })
      {
        return Hint(task: task, number: nil, check: judged.check, text: issue.message)
      }
    }
    return nil
  }

  /// The check whose hint comes next; nil if it is the task's turn.
  private func checkForHint(
    _ checks: [JudgedCheck], _ progress: LearnerProgress, _ task: ExerciseTask
  ) -> Check? {
    let missed = checks.filter(\.isUnfound)
    guard missed.isEmpty else {
      // From general to concrete: a version's name gives away more than all hints of the task but the last.
      guard progress.hints(task.id) >= task.hints.count - 1 else { return nil }
      // A version that wasn't run isn't missed yet.
      return missed.filter { $0.result != .notAsked }.map(\.check)
        .first { progress.hints("\(task.id).\($0.name)") == 0 }
    }
    guard checks.contains(where: { $0.result == .passed }),
      let check = checks.first(where: \.result.isRed)?.check,
      progress.hints("\(task.id).\(check.name)") == 0
    else { return nil }
    return check
  }

  /// For each check with a single known mistake: what a trainer asks if the check fails.
  private func questions(about exercise: Exercise) throws(ToolError) -> [String: String] {
    guard files.exists(checkout.path(exercise.wrongAnswers)) else { return [:] }
    let solution = try SolutionText(of: exercise, in: checkout)
    let all = try WrongAnswer.all(of: exercise, solution, in: checkout).compactMap { try? $0.get() }
    return Dictionary(grouping: all, by: \.check).compactMapValues {
      $0.count == 1 ? $0[0].question.prefix(1).uppercased() + $0[0].question.dropFirst() : nil
    }
  }

  /// A hint for a terminal.
  package func message(_ hint: Hint?, _ exercise: Exercise) -> String {
    guard let hint else { return "\(exercise.name) is solved. Next: swift run workshop next" }
    return "\(exercise.name), task \(hint.task.number), \(hint.title): \(hint.text)"
      + (hint.number == hint.task.hints.count
        ? " Last hint. The solution: swift run workshop solution \(exercise.name)" : "")
  }

  /// Uncounts a hint, because it could not be shown.
  package func revoke(_ hint: Hint) throws(ToolError) {
    try changeProgress { hint.setShown(false, in: &$0) }
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
  /// The version's name in `.workshop/kept`.
  package let version: String
  /// Whether the text that was replaced is saved.
  package let isOldKept: Bool
  /// The version that another `undo` restores; nil if there is none.
  package let next: String?
}
