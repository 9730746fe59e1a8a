import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let check = Verb(
    name: "check",
    usage: "[NAME | --all] [--json] [--package]",
    summary: "Check an exercise once",
    examples: [
      ("check", "checks the current exercise"),
      ("check AddD", "checks one exercise"),
      ("check --all", "checks every exercise, one line each"),
    ],
    notes: [
      "Exits with 0 if every task is solved.",
      "A named exercise becomes the current one, which other verbs then use.",
    ],
    options: [
      Option(
        name: "--all",
        summary: "Check every exercise; results of unchanged ones are reused"),
      Option(name: "--json", summary: "Print JSON"),
      Option(
        name: "--package", summary: "Check with 'swift test' (slower)"),
    ],
    argumentCount: 0...1,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      let (checkout, console) = (workspace.checkout, workspace.console)
      let isAll = arguments.has("--all")
      guard !isAll || arguments.plain.isEmpty else {
        throw ToolError("'check' takes a name or --all, not both.", .usedWrongly)
      }
      // Finding the compiler's tools takes longer than reading the pages.
      async let pendingJudge = Result(of: { () throws(ToolError) in
        try await Judge(workspace, throughPackages: arguments.has("--package"), keepsRuns: isAll)
      })
      let pages =
        isAll
        ? try Course(of: checkout).pages
        : [try TaskPage(of: try workspace.exercise(arguments.plain.first), in: checkout)]
      let judge = try await pendingJudge.get()
      let verdicts = try await inParallel(pages) { page throws(ToolError) in
        try await judge.verdict(on: page)
      }
      if arguments.has("--json") {
        let records = zip(verdicts, pages).map { $0.record($1) }
        try console.json(isAll ? records as Any : records[0])
      } else if isAll {
        for (verdict, page) in zip(verdicts, pages) { verdict.showInOneLine(page, on: console) }
        console.line()
        console.line("\(verdicts.count(where: \.solvesAll)) of \(pages.count) exercises solved")
      } else {
        let (verdict, page) = (verdicts[0], pages[0])
        let newlySolved = (try? workspace.newlySolvedTasks(in: verdict, page)) ?? []
        for line in VerdictText(of: verdict, page, on: console, newlySolved: newlySolved).lines {
          console.line(line)
        }
        // The sentence of a refusal has the next step.
        if !verdict.isRefused {
          console.line()
          console.paragraph(
            verdict.solvesAll
              ? "Solved. Next: swift run workshop next"
              : "Edit \(page.exercise.file), or get a hint: swift run workshop hint")
        }
      }
      // Recorded after printing, because recording may fail.
      for (verdict, page) in zip(verdicts, pages) { try workspace.record(verdict, page) }
      if !arguments.plain.isEmpty, !verdicts[0].isRefused {
        try workspace.changeProgress { $0.current = verdicts[0].exercise.name }
      }
      return verdicts.allSatisfy(\.solvesAll) ? 0 : 1
    })
}

extension Verdict {
  fileprivate var isRefused: Bool {
    if case .refused = outcome { true } else { false }
  }

  fileprivate func showInOneLine(_ page: TaskPage, on console: any Console) {
    let summary =
      switch outcome {
      case .refused(let sentence): "\(console.bad("NOT CHECKED")) \(sentence)"
      case .doesNotCompile: console.bad("DOES NOT COMPILE")
      case .judged where !misfitWords.isEmpty: console.bad("DOES NOT FIT THE CHECKS")
      case .judged: page.tasks.map { solves($0.number) ? "ok" : "no" }.joined(separator: " ")
      }
    console.entry(exercise.name, summary, column: 24)
  }

  /// The verdict as JSON.
  fileprivate func record(_ page: TaskPage) -> [String: Any] {
    // The reasons are empty if the exercise was judged.
    let (kind, reasons): (String, [String]) =
      switch outcome {
      case .judged: ("judged", misfitWords)
      case .doesNotCompile(let errors): ("doesNotCompile", errors.map(\.description))
      case .refused(let sentence): ("refused", [sentence])
      }
    let tasks = page.tasks.map { task -> [String: Any] in
      let checks = checks(of: task.number).map { judged -> [String: Any] in
        [
          "name": judged.check.name, "sentence": judged.check.sentence,
          "result": judged.result.name, "line": judged.line, "words": judged.result.words,
        ]
      }
      return [
        "id": task.id, "title": task.title, "solved": solves(task.number), "checks": checks,
      ]
    }
    // 'text' is the hash of the judged text.
    return [
      "exercise": exercise.name, "file": exercise.file, "text": hash.description,
      "solved": solvesAll, "outcome": kind, "words": reasons, "tasks": tasks,
    ]
  }
}
