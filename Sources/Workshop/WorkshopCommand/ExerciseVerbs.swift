import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let start = Verb(
    name: "start",
    usage: "[NAME]",
    summary: "Begin an exercise: its tasks and the file to edit",
    examples: [
      ("start", "resumes the current exercise, or begins the first unsolved one"),
      ("start AddD", "begins this exercise"),
      ("start 14", "begins the first unsolved exercise of chapter 14"),
    ],
    notes: ["Your edits stay.", "Other verbs then use this exercise if you give no name."],
    argumentCount: 0...1,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      try workspace.start(try workspace.exerciseToStart(arguments.plain.first))
      return 0
    })

  static let next = Verb(
    name: "next",
    summary: "Begin the next unsolved exercise",
    examples: [("next", "begins the one after the current exercise")],
    notes: ["Wraps around to the first exercise."],
    action: .inCheckout { workspace, _ throws(ToolError) in
      let progress = try LearnerProgress(of: workspace.checkout)
      let current = progress.current.flatMap { try? Exercise.named($0, in: workspace.checkout) }
      if let exercise = try Course(of: workspace.checkout).next(after: current, progress) {
        try workspace.start(exercise)
      } else {
        workspace.console.paragraph(
          "All other exercises are solved. See: swift run workshop list")
      }
      return 0
    })

  static let watch = onExercise(
    name: "watch",
    summary: "Check the exercise at every save",
    examples: [
      ("watch", "watches the current exercise"),
      ("watch AddD", "watches this exercise"),
    ],
    notes: ["Shows compiler errors first, then each check."]
      + WatchLoop.keys + ["When piped, it prints each verdict and exits at end of input."]
  ) { workspace, exercise throws(ToolError) in
    var loop = try WatchLoop(workspace, exercise)
    try await loop.run()
  }

  static let hint = onExercise(
    name: "hint",
    summary: "Show the next hint; each hint gives away more",
    examples: [
      ("hint", "helps with the current exercise"),
      ("hint AddD", "helps with this exercise"),
    ],
    notes: [
      "Each task has three hints.",
      "In a task to write tests, the third and later hints each name a broken version that they miss.",
    ]
  ) { workspace, exercise throws(ToolError) in
    let console = workspace.console
    console.progress("Checking your text")
    // Without a new verdict, the last one counts.
    let page = try TaskPage(of: exercise, in: workspace.checkout)
    let verdict = try? await Judge(workspace).verdict(on: page)
    console.endProgress()
    let hint = try workspace.nextHint(exercise, after: verdict)
    console.paragraph(workspace.message(hint, exercise))
    if let hint, console.lostOutput != nil || !console.isRead { try workspace.revoke(hint) }
  }

  static let solution = Verb(
    name: "solution",
    usage: "[NAME] [--yes]",
    summary: "Show our solution",
    examples: [
      ("solution", "shows the solution of the current exercise"),
      ("solution AddD --yes", "shows it without asking"),
    ],
    notes: ["Your file stays unchanged.", "Other correct solutions pass, too."],
    options: [Option(name: "--yes", summary: "Don't ask for confirmation")],
    argumentCount: 0...1,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      let exercise = try workspace.exercise(arguments.plain.first)
      let page = try TaskPage(of: exercise, in: workspace.checkout)
      if !arguments.has("--yes"), !page.isSolved(try LearnerProgress(of: workspace.checkout)) {
        let question = "Show the whole solution of \(exercise.name)? (y/n)"
        workspace.console.writeError(wrapped(question, width: workspace.console.width) + "\n")
        guard ["y", "yes"].contains(workspace.environment.nextLine()?.lowercased()) else {
          throw ToolError(
            "Solution not shown. Want a hint instead? swift run workshop hint \(exercise.name). "
              + "To skip the question: swift run workshop solution \(exercise.name) --yes")
        }
      }
      workspace.console.write(try SolutionText(of: exercise, in: workspace.checkout).solved)
      return 0
    })

  static let diff = onExercise(
    name: "diff",
    summary: "Compare your text with our solution",
    examples: [("diff", "compares the current exercise"), ("diff AddD", "compares this exercise")],
    notes: ["Lines with '-' are yours, lines with '+' are ours."]
  ) { workspace, exercise throws(ToolError) in
    let console = workspace.console
    let ours = try SolutionText(of: exercise, in: workspace.checkout).solved
    let yours = try workspace.checkout.read(exercise.file)
    console.line(
      ours.hasSameBytes(as: yours)
        ? "Identical to our solution" : "Differences ('-' yours, '+' ours):")
    for line in placedLines(from: yours, to: ours, in: "Exercise.swift") {
      console.change(line)
    }
  }

  static let reset = onExercise(
    name: "reset",
    summary: "Start an exercise over; your version is saved",
    examples: [("reset", "resets the current exercise"), ("reset AddD", "resets this exercise")],
    notes: ["'undo' restores your version.", "Solved tasks stay solved."]
  ) { workspace, exercise throws(ToolError) in
    let kept = try workspace.replace(
      exercise, with: Array(try SolutionText(of: exercise, in: workspace.checkout).stub.utf8))
    workspace.report(
      "\(exercise.file) was reset."
        + (kept ? " Your version is saved: swift run workshop undo \(exercise.name)" : ""))
  }

  static let undo = Verb(
    name: "undo",
    usage: "[NAME]",
    summary: "Undo a reset, or restore your last passing version",
    examples: [
      ("undo", "restores your version of the current exercise"),
      ("undo AddD", "restores your version of this exercise"),
      ("undo Deps1", "restores your version of a chapter, or of its exercise"),
    ],
    notes: [
      "Versions are saved by 'reset', 'play' and 'undo', and whenever a task passes.",
      "The text that is replaced is saved, so a second 'undo' switches back.",
      "All versions are in .workshop/kept.",
    ],
    argumentCount: 0...1,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      if let name = arguments.plain.first, let chapter = try? workspace.checkout.chapter(name) {
        let kept = KeptProgram(workspace, .chapter(chapter))
        if !kept.isEmpty {
          let restored = try kept.restore()
          workspace.reportRestored(
            restored.paths.joined(separator: ", "), restored.version, next: try kept.next())
          return 0
        }
      }
      try workspace.undo(try workspace.exercise(arguments.plain.first))
      return 0
    })
}

extension Workspace {
  fileprivate func undo(_ exercise: Exercise) throws(ToolError) {
    guard let restored = try restore(exercise) else {
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

  /// Prints a sentence about a change; also on standard error if the output is lost, because the change isn't lost.
  fileprivate func report(_ sentence: String) {
    console.paragraph(sentence)
    guard console.lostOutput != nil else { return }
    console.writeError(wrapped("workshop: \(sentence)", width: console.width) + "\n")
  }

  /// Makes an exercise the current one and shows its tasks.
  fileprivate func start(_ exercise: Exercise) throws(ToolError) {
    try take(exercise)
    let page = try TaskPage(of: exercise, in: checkout)
    console.paragraph("\(exercise.name): \(page.title), \(page.duration)")
    console.line()
    for line in page.lines(on: console) { console.line(line) }
    console.line()
    let progress = try LearnerProgress(of: checkout)
    let solved = page.tasks.filter { progress.isSolved($0) }.map { "\($0.number)" }
    if !solved.isEmpty { console.entry("Solved", solved.joined(separator: ", "), column: 8) }
    console.entry("Edit", exercise.file, column: 8)
    console.entry("Then", "swift run workshop watch", column: 8)
  }
}
