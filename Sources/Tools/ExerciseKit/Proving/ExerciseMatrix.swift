/// What every check says of every text: `+` passes, `x` is the red a trap is for, and the other
/// marks are other ends: `-` failed, `!` crashed, `~` hung, ended or flooded, `/` does not compile with it,
/// `?` did not run.
package struct ExerciseMatrix: Sendable {
  package struct Row: Sendable {
    let name: String
    let results: [CheckResult]
    /// The check that a trap must fail.
    let named: String?
  }

  let exercise: String
  let checks: [String]
  let rows: [Row]

  /// First what the numbers mean, then a line for each answer.
  package var lines: [String] {
    let width = (rows.map(\.name.count).max() ?? 0) + 2
    func line(_ name: String, _ cells: [String]) -> String {
      let cells = cells.map { $0 + String(repeating: " ", count: max(1, 3 - $0.count)) }
      let gap = String(repeating: " ", count: max(2, width - name.count))
      return String((name + gap + cells.joined()).reversed().drop { $0 == " " }.reversed())
    }
    let numbers = checks.indices.map { "\($0 + 1)" }
    let legend = checks.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
    return ["\(exercise): \(legend)", line("", numbers)]
      + rows.map { row in
        line(
          row.name,
          zip(checks, row.results).map { check, result in
            check == row.named && result.isRed ? "x" : mark(of: result)
          })
      }
  }

  private func mark(of result: CheckResult) -> String {
    switch result {
    case .passed: "+"
    case .failed: "-"
    case .crashed: "!"
    case .hung, .ended, .flooded: "~"
    case .doesNotFit, .notAsked: "/"
    case .skipped, .missing: "?"
    }
  }
}
