import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let check = Verb(
    name: "check",
    usage: "[NAME | --all] [--json] [--package]",
    summary: "Judge an exercise once: every task, every check.",
    details:
      "Compiles Exercise.swift with its checks, runs them and says what holds. Without a name "
      + "it judges the current exercise. Ends with status 0 if every task is solved.",
    options: [
      Option(name: "--all", summary: "Judge every exercise, a line each."),
      Option(name: "--json", summary: "The same for a program to read."),
      Option(
        name: "--package", summary: "Judge through the package manager: the same, in seconds."),
    ],
    words: 0...1,
    action: .inCheckout { session, words throws(ToolError) in
      let workspace = LearnerWorkspace(session)
      let judge =
        words.has("--package")
        ? Judge(session, builder: PackageCheckBuilder(session)) : try await Judge(session)
      if words.has("--all") {
        guard words.plain.isEmpty else {
          throw ToolError("'check' takes a name or --all, not both.", .usedWrongly)
        }
        return try await checkAll(workspace, judge, asJSON: words.has("--json"))
      }
      let exercise = try workspace.exercise(words.plain.first)
      let page = try workspace.page(of: exercise)
      let verdict = try await judge.verdict(on: exercise)
      if words.has("--json") {
        try session.console.json(VerdictRecord(verdict, page))
      } else {
        let text = VerdictText(of: verdict, page, on: session.console)
        for line in text.lines { session.console.line(line) }
        session.console.line()
        session.console.paragraph(
          verdict.solvesAll
            ? "Solved. Next: swift run workshop next"
            : "Edit \(exercise.file), or: swift run workshop hint")
      }
      // What cannot be noted was told.
      try workspace.record(verdict, page)
      return verdict.solvesAll ? 0 : 1
    })

  private static func checkAll(
    _ workspace: LearnerWorkspace, _ judge: Judge, asJSON: Bool
  ) async throws(ToolError) -> Int32 {
    let console = workspace.console
    let entries = try Course(of: workspace.checkout).entries
    let verdicts = try await judge.verdicts(on: entries.map(\.exercise))
    for (entry, verdict) in zip(entries, verdicts) where !asJSON {
      let marks = entry.page.tasks.map { verdict.solves($0.number) ? "ok" : "no" }
      let words: String
      switch verdict.outcome {
      case .refused(let sentence): words = "\(console.bad("NO VERDICT")) \(sentence)"
      case .doesNotCompile: words = console.bad("DOES NOT COMPILE")
      case .judged: words = marks.joined(separator: " ")
      }
      console.entry(entry.exercise.name, words, column: 24)
    }
    let solved = verdicts.count(where: \.solvesAll)
    if asJSON {
      try console.json(zip(entries, verdicts).map { VerdictRecord($1, $0.page) })
    } else {
      console.line()
      console.line("\(entries.count) exercises: \(solved) solved.")
    }
    for (entry, verdict) in zip(entries, verdicts) { try workspace.record(verdict, entry.page) }
    return solved == entries.count ? 0 : 1
  }
}

extension Judge {
  /// Judges several exercises, as many at once as there are cores.
  func verdicts(on exercises: [Exercise]) async throws(ToolError) -> [Verdict] {
    let checks = try exercises.map(\.checks).map(session.checkout.read)
    try await builder.prepare(for: importedModules(by: checks))
    return try await inParallel(exercises, verdict)
  }
}

/// A verdict for a program to read.
struct VerdictRecord: Encodable {
  struct Task: Encodable {
    let id: String
    let title: String
    let solved: Bool
    let checks: [Check]
  }

  struct Check: Encodable {
    let name: String
    let sentence: String
    /// `passed`, `failed`, `crashed`, `ended`, `hung`, `flooded`, `skipped`, `missing`,
    /// `doesNotFit` or `notAsked`.
    let result: String
    let line: Int
    let words: [String]
  }

  let exercise: String
  let file: String
  /// The hash of the text that was judged.
  let text: String
  let solved: Bool
  /// `judged`, `doesNotCompile` or `refused`.
  let outcome: String
  /// What the outcome is about, where nothing was judged.
  let words: [String]
  let tasks: [Task]

  init(_ verdict: Verdict, _ page: TaskPage) {
    exercise = verdict.exercise.name
    file = verdict.exercise.file
    text = verdict.hash.description
    solved = verdict.solvesAll
    switch verdict.outcome {
    case .judged: (outcome, words) = ("judged", [])
    case .doesNotCompile(let errors):
      (outcome, words) = ("doesNotCompile", errors.map(\.description))
    case .refused(let sentence): (outcome, words) = ("refused", [sentence])
    }
    tasks = page.tasks.map { task in
      Task(
        id: task.id, title: task.title, solved: verdict.solves(task.number),
        checks: verdict.checks.filter { $0.check.task == task.number }.map {
          Check(
            name: $0.check.name, sentence: $0.check.sentence, result: $0.result.name,
            line: $0.line, words: $0.result.words)
        })
    }
  }
}
