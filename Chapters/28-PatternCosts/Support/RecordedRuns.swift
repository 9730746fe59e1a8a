import Foundation

/// The runs in `Measured/Recorded.txt`, which `swift run lab costs --record` writes.
struct RecordedRuns {
  struct Cells {
    let timesDirect: Double
    let allocations: Int
    /// Nil where there is no second thread.
    let twoThreads: Double?
  }

  /// The cells of each run, by the pattern.
  let all: [[String: Cells]]

  init() throws {
    let chapter = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = chapter.appending(path: "Measured/Recorded.txt")
    all = try String(contentsOf: file, encoding: .utf8).split(separator: "\n== Run ").dropFirst()
      .map { run in
        var cells: [String: Cells] = [:]
        for line in run.split(separator: "\n") where line.count > 38 && !line.hasPrefix("==") {
          let words = line.dropFirst(38).split(separator: " ")
          let name = line.dropFirst(4).prefix(34).split(separator: " ").joined(separator: " ")
          guard words.count == 5, let allocations = Int(words[2]) else { continue }
          cells[name] = Cells(
            timesDirect: Double(words[1].dropLast()) ?? .nan, allocations: allocations,
            twoThreads: Double(words[4].dropLast()))
        }
        return cells
      }
  }

  /// The most that a row may cost, in direct calls: the dearest of its runs plus a quarter.
  func limit(of pattern: String) -> Double? {
    all.compactMap { $0[pattern]?.timesDirect }.max().map { $0 * 1.25 }
  }
}
