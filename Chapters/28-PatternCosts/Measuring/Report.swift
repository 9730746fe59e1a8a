import Foundation

/// All that `--measure` has to say.
struct Report: Codable {
  let rows: [Figure]
  let loopNanoseconds: Double
  let samples: Int
  /// What is printed without `--json`.
  let text: String
  let isKept: Bool

  init(_ measurement: Measurement) {
    let (figures, loop) = measurement.figures()
    let check = SelfCheck(figures)
    (rows, loopNanoseconds, samples) = (figures, loop, measurement.samples)
    isKept = check.isKept
    var lines: [String] = []
    for table in Row.Table.allCases {
      lines += ["", "== \(table.rawValue) ==", CostTable.heading]
      lines += figures.filter { $0.table == table }.map(CostTable.line)
    }
    lines += ["", "== Self-check =="] + check.lines.map(\.text)
    lines += [
      "", "== How it was measured ==",
      String(format: "The loop itself: %.2f ns a turn, taken away from every row.", loop),
      "Samples of each row: \(measurement.samples), of \(measurement.bursts) bursts each,",
      String(format: "a burst of at most %.0f microseconds.", measurement.burst / 1_000),
    ]
    text = lines.dropFirst().joined(separator: "\n")
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
