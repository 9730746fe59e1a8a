import Foundation

/// Counts and figures as lines of at most 80 columns; without them, the shape of the table.
enum CostTable {
  static let heading =
    "ch  pattern                            calls atomic heap loads steps    ns  says"

  /// The kinds, as the heading has them.
  static let units: [Unit] = [.call, .atomic, .allocation, .load, .step]

  /// Before it is measured, and perhaps counted.
  static func line(_ row: Row, _ counts: Counts? = nil) -> String {
    line(row.chapter, row.name, cells(counts, else: ".") + [".", "."])
  }

  static func line(_ figure: Figure) -> String {
    line(
      figure.chapter, figure.pattern,
      cells(figure.counts, else: "?")
        + [time(figure.nanoseconds), figure.said.map(time) ?? "?"])
  }

  private static func cells(_ counts: Counts?, else nothing: String) -> [String] {
    units.map { unit in counts.map { "\($0[unit])" } ?? nothing }
  }

  /// Two digits after the point tell nothing about another run.
  static func time(_ nanoseconds: Double) -> String {
    String(format: nanoseconds < 100 ? "%.1f" : "%.0f", nanoseconds)
  }

  private static func line(_ chapter: Int?, _ pattern: String, _ cells: [String]) -> String {
    let number = chapter.map { String(format: "%02d", $0) } ?? " -"
    let name = pattern.padding(toLength: 34, withPad: " ", startingAt: 0)
    let widths = [6, 7, 5, 6, 6, 6, 6]
    return zip(cells, widths).reduce("\(number)  \(name)") { line, cell in
      line + String(repeating: " ", count: max(1, cell.1 - cell.0.count)) + cell.0
    }
  }
}
