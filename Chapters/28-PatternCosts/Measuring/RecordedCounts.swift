import Foundation

/// The counts in `Measured/Recorded.txt`, which `swift run lab costs --record` writes.
struct RecordedCounts {
  let all: [String: Counts]

  init() throws {
    let chapter = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = chapter.appending(path: "Measured/Recorded.txt")
    self.init(try String(contentsOf: file, encoding: .utf8))
  }

  /// - Parameter text: has the lines of `CostTable`; others are left out.
  init(_ text: String) {
    var all: [String: Counts] = [:]
    for line in text.split(separator: "\n") {
      let numbers = line.dropFirst(38).split(separator: " ").prefix(5).compactMap { Int($0) }
      guard numbers.count == 5 else { continue }
      let name = line.dropFirst(4).prefix(34).split(separator: " ").joined(separator: " ")
      all[name] = Counts(Dictionary(uniqueKeysWithValues: zip(CostTable.units, numbers)))
    }
    self.all = all
  }
}
