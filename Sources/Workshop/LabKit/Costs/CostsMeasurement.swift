import Book
import Foundation
import ToolSupport

/// What the patterns of chapter 28 do at a call, and what it costs: some runs of its program.
struct CostsMeasurement: Measurement {
  static let summary = """
    What a call does through each pattern of chapter 28, built for release: indirect calls, counts, \
    allocations; and whether it takes the time that these say. --rounds: how often (3). --record: \
    writes a run, with which the others are compared.
    """
  static let usage = ["--rounds N", "--record"]

  /// Relative to the checkout, as the path below.
  static let chapter = "Chapters/28-PatternCosts"
  static let record = "\(chapter)/Measured/Recorded.txt"

  let options: Options
  let bench: Bench

  static func recorded(in checkout: Checkout) -> [String] { [chapter, "Sources/Support"] }

  func report() async throws(ToolError) -> Report {
    let program = try await bench.releaseBuild(of: "PatternCosts")
    let count = options.records ? 1 : options.rounds ?? 3
    var runs: [CostsRun] = []
    for number in 1...count {
      bench.announce("Run \(number) of \(count)")
      let result = try await bench.run(
        program, ["--measure", "--json"], in: clone.root, accepting: [.exit(0), .exit(1)]
      ).result
      runs.append(try CostsRun(parsing: result.output))
    }
    let last = runs[runs.count - 1]
    if options.records {
      try await bench.record(last.tables, by: "costs", to: Self.record)
      return Report(table: last.tables, notes: ["The run is recorded."], fails: false)
    }
    let kept = runs.count(where: \.isKept)
    return Report(
      table: last.text, notes: ["\(kept) of \(count) runs do and take what they should."],
      fails: kept < count)
  }
}
