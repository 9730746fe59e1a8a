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
      Option(
        name: "--all",
        summary: "Judge every exercise, a line each; what ran and did not change, not again."),
      Option(name: "--json", summary: "The same for a program to read."),
      Option(
        name: "--package", summary: "Judge through the package manager: the same, in seconds."),
    ],
    words: 0...1,
    action: .inCheckout { workspace, words throws(ToolError) in
      let (checkout, console) = (workspace.checkout, workspace.console)
      let isAll = words.has("--all")
      guard !isAll || words.plain.isEmpty else {
        throw ToolError("'check' takes a name or --all, not both.", .usedWrongly)
      }
      // It asks the compiler where its parts are, which takes longer than to read the pages.
      async let asked = Result(of: { () throws(ToolError) in
        try await Judge(workspace, throughPackages: words.has("--package"), keepsRuns: isAll)
      })
      let pages =
        isAll
        ? try Course(of: checkout).pages
        : [try TaskPage(of: try workspace.exercise(words.plain.first), in: checkout)]
      let judge = try await asked.get()
      let verdicts = try await inParallel(pages) { page throws(ToolError) in
        try await judge.verdict(on: page)
      }
      if words.has("--json") {
        let records = zip(verdicts, pages).map { $0.record($1) }
        try console.json(isAll ? records as Any : records[0])
      } else if isAll {
        for (verdict, page) in zip(verdicts, pages) { verdict.showInOneLine(page, on: console) }
        console.line()
        console.line("\(pages.count) exercises: \(verdicts.count(where: \.solvesAll)) solved.")
      } else {
        let (verdict, page) = (verdicts[0], pages[0])
        let news = (try? workspace.news(in: verdict, page)) ?? []
        for line in VerdictText(of: verdict, page, on: console, news: news).lines {
          console.line(line)
        }
        // A refusal says itself what to do.
        if case .refused = verdict.outcome {
        } else {
          console.line()
          console.paragraph(
            verdict.solvesAll
              ? "Solved. Next: swift run workshop next"
              : "Edit \(page.exercise.file), or: swift run workshop hint")
        }
      }
      // What cannot be noted was told.
      for (verdict, page) in zip(verdicts, pages) { try workspace.record(verdict, page) }
      return verdicts.allSatisfy(\.solvesAll) ? 0 : 1
    })
}

extension Verdict {
  fileprivate func showInOneLine(_ page: TaskPage, on console: any Console) {
    let words =
      switch outcome {
      case .refused(let sentence): "\(console.bad("NO VERDICT")) \(sentence)"
      case .doesNotCompile: console.bad("DOES NOT COMPILE")
      case .judged: page.tasks.map { solves($0.number) ? "ok" : "no" }.joined(separator: " ")
      }
    console.entry(exercise.name, words, column: 24)
  }

  /// This verdict for a program to read.
  fileprivate func record(_ page: TaskPage) -> [String: Any] {
    // What the outcome is about, where nothing was judged.
    let (kind, words): (String, [String]) =
      switch outcome {
      case .judged: ("judged", [])
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
    // The hash names the text that was judged.
    return [
      "exercise": exercise.name, "file": exercise.file, "text": hash.description,
      "solved": solvesAll, "outcome": kind, "words": words, "tasks": tasks,
    ]
  }
}
