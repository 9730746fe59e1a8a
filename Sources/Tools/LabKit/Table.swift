import Foundation
import WorkshopKit

/// One measured figure and its limit.
struct Row: Sendable {
  let what: String
  let median: Duration
  /// The same of the hello-world package, where it has the same.
  var hello: Duration?
  let limit: Limit

  var isOver: Bool { median > limit.most }

  /// The longest time that is still good, and how the table words it.
  struct Limit: Sendable {
    let most: Duration
    let text: String

    static func time(_ most: Duration) -> Limit { Limit(most: most, text: shown(most)) }

    static func ratio(_ most: Double, to hello: Duration) -> Limit {
      Limit(most: hello * most, text: shown(most))
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
        row.what, shown(row.median), row.hello.map { "hello \(shown($0))" } ?? "-",
        row.hello.map { shown(row.median / $0) } ?? "-", row.limit.text,
      ]
    }
    let widths = heading.indices.map { column in
      ([heading] + cells).map { $0[column].count }.max() ?? 0
    }
    func line(_ cells: [String], _ verdict: String) -> String {
      let padded = zip(cells, widths).enumerated().map { column, cell in
        let gap = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + gap : gap + cell.0
      }
      return (padded + [verdict]).joined(separator: "  ") + "\n"
    }
    return line(heading, "verdict")
      + zip(cells, rows).map { cells, row in
        line(cells, row.isOver ? console.bad("OVER") : console.good("ok"))
      }.joined()
  }
}

/// `4.3 ms`; from one second on `12.34 s`.
private func shown(_ time: Duration) -> String {
  time < .seconds(1)
    ? String(format: "%.1f ms", time / .milliseconds(1))
    : String(format: "%.2f s", time / .seconds(1))
}

/// `1.28x`.
private func shown(_ ratio: Double) -> String { String(format: "%.2fx", ratio) }
