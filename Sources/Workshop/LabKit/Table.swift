import Foundation

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
