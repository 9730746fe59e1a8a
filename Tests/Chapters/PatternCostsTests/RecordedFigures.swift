import TestSupport

/// The counts of a row in `Measured/Recorded.txt`, without its time.
struct RecordedFigures: Equatable {
  let calls, atomic, heap, loads, steps: Int

  static let file = "\(chapterFolder("PatternCosts"))/Measured/Recorded.txt"

  /// The figures of every row, by name.
  static func all() throws -> [String: RecordedFigures] {
    var all: [String: RecordedFigures] = [:]
    for line in try TestCheckout.read(file).split(separator: "\n") {
      let cells = line.dropFirst(38).split(separator: " ")
      let numbers = cells.prefix(5).compactMap { Int($0) }
      guard numbers.count == 5, cells.count == 6 else { continue }
      let name = line.dropFirst(4).prefix(34).split(separator: " ").joined(separator: " ")
      all[name] = RecordedFigures(
        calls: numbers[0], atomic: numbers[1], heap: numbers[2], loads: numbers[3],
        steps: numbers[4])
    }
    return all
  }

  var withoutSteps: RecordedFigures {
    RecordedFigures(calls: calls, atomic: atomic, heap: heap, loads: loads, steps: 0)
  }

  static func - (left: Self, right: Self) -> Self {
    Self(
      calls: left.calls - right.calls, atomic: left.atomic - right.atomic,
      heap: left.heap - right.heap, loads: left.loads - right.loads,
      steps: left.steps - right.steps)
  }
}
