import Foundation

/// Does what the command asks for, and returns the status that the program ends with: 1 where a row
/// does or takes what it should not, or nothing can be measured, and 2 where the command was not understood.
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
    do {
      let begin = ContinuousClock.now
      let rows = PatternRows.all()
      if command == .samples {
        print(try Measurement(rows: rows).findings().json)
        return 0
      }
      let counts = PatternRows.counts(of: rows)
      let recorded = try RecordedCounts()
      if command == .count {
        for (index, row) in rows.enumerated() { print(CostTable.line(row, counts?[index])) }
        let others = zip(rows, counts ?? []).flatMap { row, counts in
          SelfCheck.others(row.name, counts, recorded.all[row.name])
        }
        for line in others { print(line) }
        return others.isEmpty ? 0 : 1
      }
      let processes = try ManyProcesses(
        isTimeUp: { begin.duration(to: .now) > ManyProcesses.time }, Measurement.inNewProcess)
      let report = Report(processes, of: rows, counts: counts) { recorded.all[$0] }
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

  init(
    _ processes: ManyProcesses, of rows: [Row], counts: [Counts]?,
    recorded: (String) -> Counts?
  ) {
    let figures = processes.figures(of: rows, counts: counts)
    let wrong = rows.filter { row in
      let start = Int.random(in: 0..<1_000_000)
      let direct = rows.first { $0.name == row.direct } ?? row
      return row.table != .units && row.answer(1_000, start) != direct.answer(1_000, start)
    }
    let check = SelfCheck(
      figures, wrong: wrong.map(\.name), processes: processes.findings.count, recorded: recorded)
    (self.rows, isKept) = (figures, check.isKept)
    let tables = Row.Table.allCases.flatMap { table in
      ["== \(table.rawValue) ==", CostTable.heading]
        + figures.filter { $0.table == table }.map(CostTable.line) + [""]
    }
    let prices = Unit.allCases.map { unit in
      let price = processes.price(of: unit, rows: rows, counts: counts)
      let shared = processes.shared(unit, rows: rows)
      return unit.rawValue.padding(toLength: 22, withPad: " ", startingAt: 0)
        + (price.map { String(format: "%6.2f ns", $0) } ?? "     ?")
        + (shared.map { String(format: ", %.1f times that beside another thread", $0) } ?? "")
    }
    let apart = figures.map(\.apart)
    let farthest = figures.max { $0.apart < $1.apart }
    let sure = [
      "\(processes.findings.count) processes, of \(processes.findings.map(\.rounds).min() ?? 0)"
        + " rounds at least.",
      String(format: "They are %.0f %% apart about half of the rows or less,", apart.median * 100)
        + String(
          format: " %.0f %% about %@.", (farthest?.apart ?? 0) * 100, farthest?.pattern ?? ""),
    ]
    let lines =
      tables + ["== Prices =="] + prices
      + ["", "== Self-check =="] + check.lines.map(\.text) + ["", "== How sure it is =="] + sure
    text = lines.joined(separator: "\n")
  }
}

extension Encodable {
  var json: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}
