import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let trap = Verb(
    name: "trap",
    usage: "NAME [TRAP [--diff]]",
    summary: "The wrong answers of an exercise, or the text of one.",
    details: "Lists the traps of an exercise, each with the check that it must fail. With the name "
      + "of a trap it prints the whole answer: our solution with the trap's parts in it.",
    options: [Option(name: "--diff", summary: "Only the lines that differ from our solution.")],
    words: 1...2,
    action: .inCheckout { session, words throws(ToolError) in
      let exercise = try Exercise.named(words.plain[0], in: session.checkout)
      guard words.plain.count > 1 || !words.has("--diff") else {
        throw ToolError("Name the trap: trap \(exercise.name) TRAP --diff", .usedWrongly)
      }
      let console = session.console
      let solution = try SolutionText(of: exercise, in: session.checkout)
      let traps = try Trap.all(of: exercise, solution, in: session.checkout).map {
        trap throws(ToolError) in try trap.mapError { ToolError("\($0)") }.get()
      }
      guard words.plain.count > 1 else {
        for trap in traps {
          console.line(trap.name)
          console.paragraph("fails \(trap.checks[0]): \(trap.reason)", indent: "  ")
        }
        return 0
      }
      let name = words.plain[1]
      guard let trap = traps.first(where: { $0.name.lowercased() == name.lowercased() }) else {
        let near = didYouMean(name, in: traps.map(\.name))
        throw ToolError(
          "\(exercise.name) has no trap '\(name)'.\(near) See: swift run workshop trap "
            + exercise.name, .usedWrongly)
      }
      if words.has("--diff") {
        console.line("'-' is our solution's, '+' is the trap's:")
        for line in differingLines(from: solution.solved, to: trap.text) {
          console.line(line.hasPrefix("-") ? console.good(line) : console.bad(line))
        }
      } else {
        console.write(trap.text)
      }
      return 0
    })
}
