import Book
import Foundation
import ToolSupport

/// What the patterns of chapter 28 cost: some runs of its program, and whether they agree.
struct CostsMeasurement: Measurement {
  static let summary = """
    What a call costs through each pattern of chapter 28, built for release, with its allocations \
    counted. --rounds: how often the whole table is measured (3). --record: writes the runs; the \
    limits follow from them.
    """
  static let usage = ["--rounds N", "--record"]

  /// Relative to the checkout, as the paths below.
  static let chapter = "Chapters/28-PatternCosts"
  static let record = "\(chapter)/Measured/Recorded.txt"
  private static let counter = "\(chapter)/Measured/AllocationCounter.swift"
  /// The functions that the counting library replaces.
  private static let counted = ["malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign"]

  let options: Options
  let bench: Bench
  private var count: Int { options.rounds ?? 3 }

  static func recorded(in checkout: Checkout) -> [String] { [chapter, "Sources/Support"] }

  func report() async throws(ToolError) -> Report {
    let program = try await bench.releaseBuild(of: "PatternCosts")
    var counting = bench
    let library = try await counter()
    if let library { counting.variables["LD_PRELOAD"] = library }
    var runs: [CostsRun] = []
    for number in 1...count {
      bench.announce("Run \(number) of \(count)")
      let result = try await counting.run(
        program, ["--measure", "--json"], in: clone.root, accepting: [.exit(0), .exit(1)]
      ).result
      runs.append(try CostsRun(parsing: result.output))
    }
    let rows = runs[0].rows.map { CostsRow($0, in: runs) }
    if options.records {
      let tables = runs.enumerated().map { "== Run \($0.offset + 1) ==\n\n\($0.element.tables)" }
      try await bench.record(tables.joined(separator: "\n"), by: "costs", to: Self.record)
    }
    let apart = rows.filter(\.isApart)
    let isKept = options.records || runs.allSatisfy(\.isKept)
    let last = runs[runs.count - 1]
    return Report(
      table: last.tables + "\n" + table(rows) + (options.records ? "" : last.verdicts + "\n"),
      notes: [
        library == nil ? "The allocations are counted on Linux only." : nil,
        apart.isEmpty
          ? "The runs agree about every row, within \(Int(CostsRow.most * 100)) %."
          : "The runs do not agree about \(apart.map(\.pattern).joined(separator: "; ")).",
        options.records ? "The runs are recorded; their limits follow from them." : nil,
      ].compactMap(\.self),
      isOver: !apart.isEmpty || !isKept)
  }

  /// Builds the library that counts; nil where the system loads no library before a program.
  private func counter() async throws(ToolError) -> String? {
    guard bench.environment.system == .linux else { return nil }
    let library = "\(bench.folder)/libAllocationCounter.so"
    let names = Self.counted.flatMap { ["-Xlinker", "--defsym=\($0)=counted_\($0)"] }
    try await bench.run(
      "swiftc",
      ["-O", "-swift-version", "6", "-parse-as-library", "-emit-library"]
        + [clone.path(Self.counter), "-o", library] + names)
    return library
  }

  private func table(_ rows: [CostsRow]) -> String {
    let heading = ["x direct in each run"] + (1...count).map { "run \($0)" } + ["apart", "verdict"]
    return aligned(
      [heading]
        + rows.map { row in
          [row.pattern] + row.timesDirect.map(shown) + [String(format: "%.1f %%", row.apart * 100)]
            + [row.isApart ? console.bad("APART") : console.good("ok")]
        })
  }
}
