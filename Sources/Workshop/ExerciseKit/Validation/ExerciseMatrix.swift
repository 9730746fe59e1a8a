/// The result of every check for every text: a legend, then a line for each text. `+` passed, `x` is the required
/// failure of a wrong answer, `-` failed, `!` crashed, `~` hung, exited or flooded, `/` doesn't compile, `?` did
/// not run.
func exerciseMatrix(
  _ exercise: String, _ checks: [String], _ judged: [(text: ExerciseVariant, verdict: Verdict)]
) -> [String] {
  let width = (judged.map(\.text.name.count).max() ?? 0) + 2
  func line(_ name: String, _ cells: [String]) -> String {
    let cells = cells.map { $0 + String(repeating: " ", count: max(1, 3 - $0.count)) }
    let gap = String(repeating: " ", count: width - name.count)
    return String((name + gap + cells.joined()).reversed().drop { $0 == " " }.reversed())
  }
  let numbers = checks.indices.map { "\($0 + 1)" }
  let legend = zip(numbers, checks).map { "\($0) \($1)" }.joined(separator: ", ")
  return ["\(exercise): \(legend)", line("", numbers)]
    + judged.map { text, verdict in
      let marks = verdict.checks.map { judged in
        text.wrong?.check == judged.check.name && judged.result.isRed
          ? "x" : mark(of: judged.result)
      }
      return line(text.name, marks)
    }
}

private func mark(of result: CheckResult) -> String {
  switch result {
  case .passed: "+"
  case .failed, .unnoticed: "-"
  case .crashed: "!"
  case .hung, .ended, .flooded: "~"
  case .checksDoNotCompile, .notAsked: "/"
  case .skipped, .missing: "?"
  }
}
