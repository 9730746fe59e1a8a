import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let start = onExercise(
    name: "start",
    summary: "Begin an exercise: its story, its tasks, the file to edit.",
    details:
      "Makes the exercise the current one, which the other verbs mean without a name. Without "
      + "a name it takes that one again, or else the first that is not solved. A text that you have "
      + "edited stays."
  ) { workspace, exercise throws(ToolError) in
    try workspace.start(exercise)
  }

  static let next = Verb(
    name: "next",
    summary: "Begin the next exercise that is not solved.",
    details: "Goes on from the current exercise, and begins again at the first where none is left "
      + "behind it.",
    action: .inCheckout { workspace, _ throws(ToolError) in
      let progress = try LearnerProgress(of: workspace.checkout)
      let current = progress.current.flatMap { try? Exercise.named($0, in: workspace.checkout) }
      if let exercise = try Course(of: workspace.checkout).next(after: current, progress) {
        try workspace.start(exercise)
      } else {
        workspace.console.paragraph(
          "No other exercise is left to solve. All of them: swift run workshop list")
      }
      return 0
    })

  static let watch = onExercise(
    name: "watch",
    summary: "Judge the exercise at every save.",
    details:
      "Opens with the story and the tasks. At every save it shows the verdict: the compiler's "
      + "first errors, or each check. Keys: \(WatchLoop.keys.joined(separator: ", ")). In a pipe "
      + "it prints each verdict. It ends where nobody can type or read any more."
  ) { workspace, exercise throws(ToolError) in
    var loop = try WatchLoop(workspace, exercise)
    try await loop.run()
  }

  static let hint = onExercise(
    name: "hint",
    summary: "The next hint for the first unsolved task; each asking is plainer.",
    details: "Each task has three hints, from gentle to plain. Which were shown is kept."
  ) { workspace, exercise throws(ToolError) in
    workspace.console.paragraph(try workspace.nextHintWords(exercise))
    if workspace.console.lostOutput != nil || !workspace.console.isRead {
      try workspace.takeBackHint(exercise)
    }
  }

  static let solution = Verb(
    name: "solution",
    usage: "[NAME] [--yes]",
    summary: "Our solution of an exercise. Your text stays as it is.",
    details: "Prints the file with every task solved, and asks before if you haven't solved it. "
      + "Another sound solution passes as well.",
    options: [Option(name: "--yes", summary: "Do not ask: for a program, or a pipe.")],
    words: 0...1,
    action: .inCheckout { workspace, words throws(ToolError) in
      let exercise = try workspace.exercise(words.plain.first)
      let page = try TaskPage(of: exercise, in: workspace.checkout)
      if !words.has("--yes"), !page.isSolved(try LearnerProgress(of: workspace.checkout)) {
        let question = "This is the whole solution of \(exercise.name). Show it, y or n?"
        workspace.console.writeError(wrapped(question, width: workspace.console.width) + "\n")
        guard ["y", "yes"].contains(workspace.environment.nextLine()?.lowercased()) else {
          throw ToolError(
            "Nothing is shown. A hint shows less: swift run workshop hint \(exercise.name). "
              + "Without a question: swift run workshop solution \(exercise.name) --yes")
        }
      }
      workspace.console.write(try SolutionText(of: exercise, in: workspace.checkout).solved)
      return 0
    })

  static let diff = onExercise(
    name: "diff",
    summary: "Your text against our solution.",
    details:
      "Lines with '-' are yours, lines with '+' are ours. Above each part stands its place in "
      + "your file."
  ) { workspace, exercise throws(ToolError) in
    let console = workspace.console
    let ours = try SolutionText(of: exercise, in: workspace.checkout).solved
    let yours = try workspace.checkout.read(exercise.file)
    console.line(
      ours.hasSameBytes(as: yours) ? "Your text is our solution." : "'-' is yours, '+' is ours:")
    for line in placedLines(from: yours, to: ours, in: "Exercise.swift") {
      console.change(line)
    }
  }

  static let reset = onExercise(
    name: "reset",
    summary: "Begin an exercise again; your text is kept.",
    details: "Puts the stub back into Exercise.swift. 'undo' brings your text back. What you have "
      + "solved stays solved."
  ) { workspace, exercise throws(ToolError) in
    let kept = try workspace.replace(
      exercise, with: Array(try SolutionText(of: exercise, in: workspace.checkout).stub.utf8))
    workspace.report(
      "\(exercise.file) is as it was handed out."
        + (kept ? " Your text is kept: swift run workshop undo \(exercise.name)" : ""))
  }

  static let undo = Verb(
    name: "undo",
    usage: "[NAME]",
    summary: "Bring back the text that 'reset', 'play' or 'undo' took away, or the last right one.",
    details:
      "Each text that turned a task green is kept as well, also when its file is gone. The text "
      + "that stands there now is kept in its place, unless it is the stub, so that 'undo' again "
      + "changes back. The name of a chapter brings back what 'play' took away there; where that is "
      + "nothing, it stands for the chapter's exercise. All kept texts are in .workshop/kept.",
    words: 0...1,
    action: .inCheckout { workspace, words throws(ToolError) in
      if let name = words.plain.first, let chapter = try? workspace.checkout.chapter(name) {
        let kept = KeptChapter(workspace, chapter)
        if !kept.isEmpty {
          let restored = try kept.bringBack()
          workspace.reportRestored(
            restored.paths.joined(separator: ", "), restored.version, next: try kept.next())
          return 0
        }
      }
      try workspace.undo(try workspace.exercise(words.plain.first))
      return 0
    })
}

extension Workspace {
  fileprivate func undo(_ exercise: Exercise) throws(ToolError) {
    guard let restored = try bringBack(exercise) else {
      throw ToolError(
        try KeptTexts(self, of: exercise).newest() == nil
          ? "Nothing to restore for \(exercise.name): no version is saved."
          : "\(exercise.file) already has the only saved version. "
            + "The original: swift run workshop reset \(exercise.name)")
    }
    reportRestored(
      exercise.file, restored.version, isOldKept: restored.isOldKept, next: restored.next)
  }

  fileprivate func reportRestored(
    _ paths: String, _ version: String, isOldKept: Bool = true, next: String?
  ) {
    report(
      "Restored your saved version \(version): \(paths)."
        + (isOldKept ? " What it replaced is saved." : "")
        + (next.map { " Another undo restores version \($0)." } ?? " No other version is saved."))
  }

  /// Prints what was changed; on standard error where the output is lost, because the change isn't.
  fileprivate func report(_ sentence: String) {
    console.paragraph(sentence)
    guard console.lostOutput != nil else { return }
    console.writeError(wrapped("workshop: \(sentence)", width: console.width) + "\n")
  }

  /// Takes an exercise up and says what it is about.
  fileprivate func start(_ exercise: Exercise) throws(ToolError) {
    try take(exercise)
    let page = try TaskPage(of: exercise, in: checkout)
    console.paragraph("\(exercise.name): \(page.title), \(page.minutes) min")
    console.line()
    for line in page.lines(on: console) { console.line(line) }
    console.line()
    let progress = try LearnerProgress(of: checkout)
    let solved = page.tasks.filter { progress.isSolved($0) }.map { "\($0.number)" }
    if !solved.isEmpty { console.entry("Solved", solved.joined(separator: ", "), column: 8) }
    console.entry("Edit", exercise.file, column: 8)
    console.entry("then", "swift run workshop watch", column: 8)
  }
}
