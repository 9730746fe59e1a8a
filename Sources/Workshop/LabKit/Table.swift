import Foundation
import ToolSupport

/// One measured time and its limit.
struct Row: Sendable {
  let what: String
  let time: Duration
  /// What the time is compared with.
  var base: Base?
  let limit: Limit

  typealias Base = (name: String, time: Duration)

  enum Limit: Sendable {
    case time(Duration)
    /// So many times the base.
    case ratio(Double)
  }

  var isOver: Bool {
    switch limit {
    case .time(let most): time > most
    case .ratio(let most): base.map { time > $0.time * most } ?? true
    }
  }

  fileprivate func cells(on console: any Console) -> [String] {
    let limit =
      switch limit {
      case .time(let most): shown(most)
      case .ratio(let most): shown(most)
      }
    return [
      what, shown(time), base.map { "\($0.name) \(shown($0.time))" } ?? "-",
      base.map { shown(time / $0.time) } ?? "-", limit,
      isOver ? console.bad("OVER") : console.good("ok"),
    ]
  }
}

extension Report {
  /// The report of times and their limits: a table of at most 80 columns.
  init(_ rows: [Row], notes: [String], on console: any Console) {
    let heading = ["what", "time", "compared with", "ratio", "limit", "verdict"]
    self.init(
      table: aligned([heading] + rows.map { $0.cells(on: console) }), notes: notes,
      isOver: rows.contains(where: \.isOver))
  }
}

/// Lines of cells as a table. The first and the last column are aligned on the left, the others on
/// the right.
///
/// - Parameter lines: each with as many cells.
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
