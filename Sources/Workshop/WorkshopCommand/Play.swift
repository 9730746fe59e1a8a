import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let play = Verb(
    name: "play",
    usage: "[NAME|NN] [EXPERIMENT]",
    summary: "Edit a chapter and see how its output changes",
    examples: [
      ("play", "plays the chapter of the current folder"),
      ("play 14", "plays chapter 14: edit, save, see old and new values"),
      ("play 14 1", "asks for a prediction, then runs experiment 1 in a copy"),
    ],
    notes: [
      "a: all output", "d: your changes", "r: reset the files", "u: restore your changes",
      "space, b, j, k, arrows: scroll", "q: quit",
      "When piped, it prints each run and exits at end of input.",
    ],
    options: [
      Option(name: "--bless", summary: "Write the outcome to the experiment's file")
    ],
    argumentCount: 0...2,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      guard let chapter = try workspace.chapter(arguments) else {
        throw ToolError("Name the chapter to play with: play Deps1", .usedWrongly)
      }
      if let number = arguments.plain.dropFirst().first {
        let experiment = try workspace.experiment(number, of: chapter)
        return try await workspace.play(experiment, of: chapter, blesses: arguments.has("--bless"))
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
        + (known.isEmpty ? "There are none." : "There are: \(known)."), .usedWrongly)
  }

  /// Asks for a prediction, makes the change in a copy, runs it and compares.
  ///
  /// - Returns: 0 if the outcome is the recorded one, whatever the learner predicted.
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
    let answer = blesses ? nil : prediction(of: asked)
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
      throw ToolError("\(experiment.path): the run fails, or doesn't show the value.")
    }
    if blesses {
      try files.write(experiment.text(with: outcome), to: checkout.path(experiment.path))
      console.line()
      console.paragraph("Written to \(experiment.path).")
      return 0
    }
    console.line()
    console.paragraph("The outcome of \(experiment.path) has changed ('-' recorded, '+' now):")
    for line in differingLines(from: experiment.outcome.text, to: outcome.text) {
      console.change(line)
    }
    return 1
  }

  /// What the learner types; nil at the end of the input. A question about the outcome as a whole needs yes or no.
  private func prediction(of asked: TranscriptQuestion) -> String? {
    let needsYesOrNo = asked.section.isEmpty
    if needsYesOrNo { console.line("yes or no?") }
    while true {
      console.write("> ")
      let answer = environment.nextLine()?.trimming(while: \.isWhitespace)
      if !console.isTerminal { console.line(String((answer ?? "").prefix(80))) }
      guard needsYesOrNo, let answer, !["", "q"].contains(answer),
        !TranscriptQuestion.isYesOrNo(answer)
      else { return answer }
      console.line("  yes or no?")
    }
  }
}
