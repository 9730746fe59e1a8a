/// A table as lines of text: each column as wide as its widest cell, and two spaces between columns.
///
///     table([["", "mock"], ["global", "no"], ["initializer", "ok"]])
///     //              mock
///     // global       no
///     // initializer  ok
///
/// - Parameter rows: the cells of each row, the heading first. A row may be shorter than others.
public func table(_ rows: [[String]]) -> [String] {
  let columns = rows.map(\.count).max() ?? 0
  let widths = (0..<columns).map { column in
    rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
  }
  return rows.map { row in
    let cells = zip(row, widths).map { cell, width in
      cell + String(repeating: " ", count: width - cell.count)
    }
    let line = cells.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}
