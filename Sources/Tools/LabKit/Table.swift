import Foundation
import ToolSupport

/// One measured figure and its limit.
struct Row: Sendable {
  let what: String
  let median: Duration
  /// What it is compared with, where there is something.
  var base: Base?
  let limit: Limit

  var isOver: Bool { median > limit.most }

  /// The same of a program that only says hello.
  struct Base: Sendable {
    let name: String
    let median: Duration
  }

  /// The longest time that is still good, and how the table words it.
  struct Limit: Sendable {
    let most: Duration
    let text: String

    static func time(_ most: Duration) -> Limit { Limit(most: most, text: shown(most)) }

    static func ratio(_ most: Double, to base: Duration) -> Limit {
      Limit(most: base * most, text: shown(most))
    }
  }
}

/// The figures side by side, at most 80 columns wide.
struct Table: Sendable {
  let rows: [Row]

  func text(on console: any Console) -> String {
    let heading = ["what", "median", "compared with", "ratio", "limit"]
    let cells = rows.map { row in
      [
        row.what, shown(row.median), row.base.map { "\($0.name) \(shown($0.median))" } ?? "-",
        row.base.map { shown(row.median / $0.median) } ?? "-", row.limit.text,
      ]
    }
    let verdicts = rows.map { verdict(isOver: $0.isOver, on: console) }
    return aligned([heading + ["verdict"]] + zip(cells, verdicts).map { $0 + [$1] })
  }
}

/// The word behind a figure.
func verdict(isOver: Bool, on console: any Console) -> String {
  isOver ? console.bad("OVER") : console.good("ok")
}

/// Lines of as many cells each, below each other: the first and the last cell begin in one column,
/// the others end in one.
func aligned(_ lines: [[String]]) -> String {
  guard let columns = lines.first?.indices.dropLast() else { return "" }
  let widths = columns.map { column in lines.map { $0[column].count }.max() ?? 0 }
  return lines.map { cells in
    let padded = columns.map { column in
      let gap = String(repeating: " ", count: widths[column] - cells[column].count)
      return column == 0 ? cells[column] + gap : gap + cells[column]
    }
    return (padded + [cells[cells.count - 1]]).joined(separator: "  ") + "\n"
  }.joined()
}

/// `4.3 ms`; from one second on `12.34 s`.
func shown(_ time: Duration) -> String {
  time < .seconds(1)
    ? String(format: "%.1f ms", time / .milliseconds(1))
    : String(format: "%.2f s", time / .seconds(1))
}

/// `1.28x`.
func shown(_ ratio: Double) -> String { String(format: "%.2fx", ratio) }
