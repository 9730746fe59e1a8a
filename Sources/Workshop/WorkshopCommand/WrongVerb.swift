import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let wrong = Verb(
    name: "wrong",
    usage: "NAME [NUMBER [--diff]]",
    summary: "The mistakes that people make in an exercise, or the text of one.",
    details: "Lists the wrong answers of an exercise: the check that each fails, why it matters, "
      + "and what a leader asks then. With a number it prints the whole answer: our solution with "
      + "the mistake in it.",
    options: [Option(name: "--diff", summary: "Only the lines that differ from our solution.")],
    words: 1...2,
    action: .inCheckout { workspace, words throws(ToolError) in
      let exercise = try Exercise.named(words.plain[0], in: workspace.checkout)
      guard words.plain.count > 1 || !words.has("--diff") else {
        throw ToolError("Say which: wrong \(exercise.name) NUMBER --diff", .usedWrongly)
      }
      let console = workspace.console
      let solution = try SolutionText(of: exercise, in: workspace.checkout)
      let answers = try WrongAnswer.all(of: exercise, solution, in: workspace.checkout).map {
        answer throws(ToolError) in try answer.mapError { ToolError("\($0)") }.get()
      }
      guard words.plain.count > 1 else {
        for (number, answer) in answers.enumerated() {
          console.paragraph("\(number + 1) \(answer.name)")
          console.paragraph("fails \(answer.check): \(answer.reason)", indent: "  ")
          console.paragraph("Ask: \(answer.question)", indent: "  ")
        }
        return 0
      }
      guard let number = Int(words.plain[1]), answers.indices.contains(number - 1) else {
        throw ToolError(
          "\(exercise.name) has the wrong answers 1 to \(answers.count). See: swift run workshop "
            + "wrong \(exercise.name)", .usedWrongly)
      }
      let answer = answers[number - 1]
      if words.has("--diff") {
        console.line("'-' is our solution's, '+' is the wrong answer's:")
        for line in differingLines(from: solution.solved, to: answer.text) {
          console.line(line.hasPrefix("-") ? console.good(line) : console.bad(line))
        }
      } else {
        console.write(answer.text)
      }
      return 0
    })
}
