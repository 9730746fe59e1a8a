import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let play = Verb(
    name: "play",
    usage: "[NAME|NN] [EXPERIMENT]",
    summary: "A chapter as a playground: edit it, and see what it prints otherwise.",
    details:
      "Opens with what to edit and a first idea. At every save of a file of the chapter it builds "
      + "the chapter alone, runs it, and shows the values that are not as committed, old and new. "
      + "Keys: a all of the output and back, d what you changed in the source, r back to as committed, "
      + "u undo, space and b (or j, k and the arrows) to scroll, q quit. Without a name it is the "
      + "chapter whose folder you are in. In a pipe it prints each run. It ends where nobody can type "
      + "or read any more. EXPERIMENT is the number of a question of the guide: then it shows a change, "
      + "asks what becomes of a value, makes the change in a copy and runs it; no file is touched.",
    options: [
      Option(name: "--bless", summary: "Write what becomes of it into the experiment's file.")
    ],
    words: 0...2,
    action: .inCheckout { workspace, words throws(ToolError) in
      guard let chapter = try workspace.chapter(words) else {
        throw ToolError("Name the chapter to play with: play Deps1", .usedWrongly)
      }
      if let number = words.plain.dropFirst().first {
        let experiment = try workspace.experiment(number, of: chapter)
        return try await workspace.play(experiment, of: chapter, blesses: words.has("--bless"))
      }
      var loop = try await PlayLoop(workspace, chapter)
      try await loop.run()
      return 0
    })
}

extension Workspace {
  fileprivate func experiment(
    _ number: String, of chapter: Chapter
  ) throws(ToolError) -> Experiment {
    let all = try Experiment.all(of: chapter, in: checkout)
    if let found = all.first(where: { "\($0.number)" == number }) { return found }
    let known = all.map { "\($0.number)" }.joined(separator: ", ")
    throw ToolError(
      "\(chapter.title) has no experiment '\(number)'. "
        + (known.isEmpty ? "It has none." : "It has: \(known)."), .usedWrongly)
  }

  /// Asks for the prediction, makes the change in a copy, runs it and compares.
  ///
  /// - Returns: 0 where what became of it is what the file tells, whatever the person said.
  fileprivate func play(
    _ experiment: Experiment, of chapter: Chapter, blesses: Bool
  ) async throws(ToolError) -> Int32 {
    let asked = experiment.asked
    console.line("\(chapter.title), experiment \(experiment.number)")
    console.line()
    console.paragraph(Markdown.plain(experiment.question))
    for edit in experiment.edits {
      console.line()
      console.line(edit.path)
      for line in markedLines(from: edit.old, to: edit.new) { console.change(line) }
    }
    console.line()
    if !asked.section.isEmpty { console.paragraph(asked.section) }
    console.paragraph(asked.section.isEmpty ? asked.expression : "\(asked.expression) // ?")
    console.write("> ")
    let line = blesses ? nil : environment.nextLine()
    let answer = line?.trimming(while: \.isWhitespace)
    if !console.isTerminal { console.line(String((answer ?? "").prefix(80))) }
    if answer == "q" { return 0 }
    let run = try await ExperimentRun(experiment, of: chapter, self)
    if let answer, !answer.isEmpty {
      let isRight = asked.isAnswered(by: answer)
      console.paragraph(
        isRight ? console.good("right") : "\(console.bad("wrong:")) it is \(asked.value)",
        indent: "  ")
    } else {
      console.paragraph(asked.value, indent: "  ")
    }
    console.line()
    for line in run.lines(on: console) { console.line(line) }
    if run.outcome == experiment.outcome {
      console.line()
      console.paragraph(Markdown.plain(experiment.reason))
      return 0
    }
    guard let outcome = run.outcome else {
      throw ToolError("\(experiment.path): no run shows what is asked, or comes to its end.")
    }
    if blesses {
      try files.write(experiment.text(with: outcome), to: checkout.path(experiment.path))
      console.line()
      console.paragraph("Written to \(experiment.path).")
      return 0
    }
    console.line()
    console.paragraph("\(experiment.path) tells another outcome, '-' there, '+' here:")
    for line in differingLines(from: experiment.outcome.text, to: outcome.text) {
      console.change(line)
    }
    return 1
  }
}
