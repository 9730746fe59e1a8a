import Foundation

/// The figures as lines of at most 80 columns; without figures, the shape of the table.
enum CostTable {
  static let heading =
    "ch  pattern                                ns   x direct  heap   added  threads"

  static func line(_ row: Row) -> String {
    line(row.chapter, row.name, [".", ".", ".", ".", row.sharing == .mainActor ? "-" : "."])
  }

  static func line(_ figure: Figure) -> String {
    let heap = figure.allocations.map { String(format: "%.0f", $0) } ?? "?"
    // Not "-0.00".
    let added = (figure.addedNanoseconds * 100).rounded() / 100 + 0
    let threads = figure.twoThreads.map { String(format: "%.2fx", $0) } ?? "-"
    let cells =
      figure.isTooWide
      ? ["too", "wide", heap, "", threads]
      : [
        String(format: "%.2f", figure.nanoseconds), String(format: "%.2fx", figure.timesDirect),
        heap, String(format: "%.2f", added), threads,
      ]
    return line(figure.chapter, figure.pattern, cells)
  }

  private static func line(_ chapter: Int?, _ pattern: String, _ cells: [String]) -> String {
    let number = chapter.map { String(format: "%02d", $0) } ?? " -"
    let name = pattern.padding(toLength: 34, withPad: " ", startingAt: 0)
    let widths = [7, 10, 5, 7, 8]
    return zip(cells, widths).reduce("\(number)  \(name)") { line, cell in
      line + String(repeating: " ", count: max(1, cell.1 - cell.0.count)) + cell.0
    }
  }
}
