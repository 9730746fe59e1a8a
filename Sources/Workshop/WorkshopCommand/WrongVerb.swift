import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let wrong = Verb(
    name: "wrong",
    usage: "NAME [NUMBER [--diff]]",
    summary: "Show common mistakes in an exercise",
    examples: [
      ("wrong AddD", "lists the wrong answers, and the check that each fails"),
      ("wrong AddD 2", "prints the second one: our solution with the mistake"),
      ("wrong AddD 2 --diff", "prints only the lines that differ"),
    ],
    options: [
      Option(name: "--diff", summary: "Print only the lines that differ from our solution")
    ],
    argumentCount: 1...2,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      let exercise = try Exercise.named(arguments.plain[0], in: workspace.checkout)
      guard arguments.plain.count > 1 || !arguments.has("--diff") else {
        throw ToolError("Give a number: wrong \(exercise.name) NUMBER --diff", .usedWrongly)
      }
      let console = workspace.console
      let solution = try SolutionText(of: exercise, in: workspace.checkout)
      let answers = try WrongAnswer.all(of: exercise, solution, in: workspace.checkout).map {
        answer throws(ToolError) in try answer.mapError { ToolError("\($0)") }.get()
      }
      guard arguments.plain.count > 1 else {
        for (number, answer) in answers.enumerated() {
          console.paragraph("\(number + 1) \(answer.name)")
          console.paragraph("fails \(answer.check): \(answer.reason)", indent: "  ")
          console.paragraph("Ask: \(answer.question)", indent: "  ")
        }
        return 0
      }
      guard let number = Int(arguments.plain[1]), answers.indices.contains(number - 1) else {
        throw ToolError(
          "\(exercise.name) has wrong answers 1 to \(answers.count). See: swift run workshop "
            + "wrong \(exercise.name)", .usedWrongly)
      }
      let answer = answers[number - 1]
      if arguments.has("--diff") {
        console.line("Differences ('-' our solution, '+' the wrong answer):")
        for line in differingLines(from: solution.solved, to: answer.text) {
          console.line(line.hasPrefix("-") ? console.good(line) : console.bad(line))
        }
      } else {
        console.write(answer.text)
      }
      return 0
    })
}
