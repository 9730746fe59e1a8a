import Foundation

/// Does what the command asks for, and returns the status that the program ends with: 1 where a run
/// breaks a limit, or nothing can be measured, and 2 where the command was not understood.
@MainActor
func measure(_ command: Command?) -> Int32 {
  func fail(_ text: String, _ status: Int32) -> Int32 {
    FileHandle.standardError.write(Data(text.utf8))
    return status
  }
  guard let command else { return fail(Command.usage, 2) }
  #if DEBUG
    return fail(Command.refusal, 1)
  #else
    let rows = PatternRows.all()
    do {
      guard case .measure(let asJSON) = command else {
        print(try Measurement(rows: rows).findings().json)
        return 0
      }
      let report = Report(try ManyProcesses(MeasuringProcess.findings), of: rows)
      print(asJSON ? try report.json : report.text)
      return report.isKept ? 0 : 1
    } catch {
      return fail("PatternCosts: \(error)\n", 1)
    }
  #endif
}

/// All that `--measure` has to say.
struct Report: Codable {
  let rows: [Figure]
  let loopNanoseconds: Double
  /// How many there are of each row.
  let samples: Int
  /// What is printed without `--json`.
  let text: String
  let isKept: Bool

  init(_ processes: ManyProcesses, of rows: [Row]) {
    let (figures, undisturbed) = (processes.figures(of: rows), processes.undisturbed)
    let check = SelfCheck(figures, samples: undisturbed.count)
    (self.rows, samples) = (figures, undisturbed.count)
    loopNanoseconds = undisturbed.map(\.loop).median
    isKept = check.isKept
    let all = processes.findings.reduce(0) { $0 + $1.samples.count }
    var lines: [String] = []
    for table in Row.Table.allCases {
      lines += ["", "== \(table.rawValue) ==", CostTable.heading]
      lines += figures.filter { $0.table == table }.map(CostTable.line)
    }
    lines += ["", "== Self-check =="] + check.lines.map(\.text)
    lines += [
      "", "== How it was measured ==",
      "The loop itself: " + String(format: "%.2f", loopNanoseconds)
        + " ns a turn, taken away from every row.",
      "Samples of each row: \(samples), of \(processes.findings.count) processes.",
      "Left out: \(all - samples), in which a loop that needs the whole core took longer.",
      "A sample is made of \(Measurement.rounds) bursts, of at most "
        + String(format: "%.0f microseconds.", Measurement.burst / 1_000),
    ]
    text = lines.dropFirst().joined(separator: "\n")
  }
}

extension Encodable {
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
