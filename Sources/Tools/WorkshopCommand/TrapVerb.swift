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
      let traps = Traps(exercise: exercise, session: session)
      if words.plain.count > 1 {
        try traps.show(words.plain[1], onlyDifferences: words.has("--diff"))
      } else if words.has("--diff") {
        throw ToolError("Name the trap: trap \(exercise.name) TRAP --diff", .usedWrongly)
      } else {
        try traps.list()
      }
      return 0
    })
}

/// Shows the traps of an exercise.
private struct Traps {
  let exercise: Exercise
  let session: Session
  private var console: any Console { session.console }

  func list() throws(ToolError) {
    for trap in try traps(of: try SolutionText(of: exercise, in: session.checkout)) {
      console.line(trap.name)
      console.paragraph("fails \(trap.checks[0]): \(trap.reason)", indent: "  ")
    }
  }

  func show(_ name: String, onlyDifferences: Bool) throws(ToolError) {
    let solution = try SolutionText(of: exercise, in: session.checkout)
    let traps = try traps(of: solution)
    guard let trap = traps.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      let near = didYouMean(name, in: traps.map(\.name))
      throw ToolError(
        "\(exercise.name) has no trap '\(name)'.\(near) See: swift run workshop trap "
          + exercise.name, .usedWrongly)
    }
    guard onlyDifferences else { return console.write(trap.text) }
    console.line("'-' is our solution's, '+' is the trap's:")
    for line in differingLines(from: solution.solved, to: trap.text) {
      console.line(line.hasPrefix("-") ? console.good(line) : console.bad(line))
    }
  }

  private func traps(of solution: SolutionText) throws(ToolError) -> [Trap] {
    try exercise.traps(in: session.checkout).map { path throws(ToolError) in
      let text = try session.checkout.read(path)
      do throws(Problem) {
        return try Trap(text, path: path, of: solution)
      } catch {
        throw ToolError(error.description)
      }
    }
  }
}
