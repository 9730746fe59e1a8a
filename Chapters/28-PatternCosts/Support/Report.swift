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
      if command == .samples {
        print(try Measurement(rows: rows).findings().json)
        return 0
      }
      let recorded = try RecordedRuns()
      let report = Report(
        try ManyProcesses(Measurement.inNewProcess), of: rows, recorded: recorded.limit)
      print(command == .measure ? report.text : try report.json)
      return report.isKept ? 0 : 1
    } catch {
      return fail("PatternCosts: \(error)\n", 1)
    }
  #endif
}

/// All that `--measure` has to say.
struct Report: Encodable {
  let rows: [Figure]
  /// What is printed without `--json`.
  let text: String
  let isKept: Bool

  init(_ processes: ManyProcesses, of rows: [Row], recorded: (String) -> Double?) {
    let (figures, samples) = (processes.figures(of: rows), processes.undisturbed)
    let check = SelfCheck(figures, samples: samples.count, recorded: recorded)
    (self.rows, isKept) = (figures, check.isKept)
    let all = processes.findings.reduce(0) { $0 + $1.samples.count }
    let tables = Row.Table.allCases.flatMap { table in
      ["== \(table.rawValue) ==", CostTable.heading]
        + figures.filter { $0.table == table }.map(CostTable.line) + [""]
    }
    let method = [
      "The loop itself: " + String(format: "%.2f", samples.map(\.loop).median)
        + " ns a turn, taken away from every row.",
      "Samples of each row: \(samples.count), of \(processes.findings.count) processes.",
      "Left out: \(all - samples.count), in which a loop that needs the whole core took longer.",
      "A sample is made of \(Measurement.rounds) bursts, of at most "
        + String(format: "%.0f microseconds.", Measurement.burst / 1_000),
    ]
    let lines =
      tables + ["== Self-check =="] + check.lines.map(\.text)
      + ["", "== How it was measured =="] + method
    text = lines.joined(separator: "\n")
  }
}

extension Encodable {
  var json: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}
