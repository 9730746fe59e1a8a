import Foundation
import ToolSupport

/// What the patterns of chapter 28 cost: some runs of its program, and whether they agree.
struct CostsReport: Sendable {
  /// Relative to the checkout.
  static let chapter = "Chapters/28-PatternCosts"
  static let record = "\(chapter)/Measured/Recorded.txt"
  static let limits = "\(chapter)/Measuring/RecordedRuns.swift"
  private static let counter = "\(chapter)/Measured/AllocationCounter.swift"
  /// What the counting library stands in for.
  private static let counted = ["malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign"]

  let options: CostsOptions
  /// The checkout to clone, which has the record.
  let source: String
  /// An empty folder for the clone.
  let folder: String
  let bench: Bench
  private var files: any FileSystem { bench.environment.files }

  /// Measures, compares and, where that is wanted, records.
  ///
  /// - Throws: `ToolError` where the clone, the build or a run fails.
  func report() async throws(ToolError) -> Report {
    let clone = "\(folder)/clone"
    try await bench.run("git", ["clone", "--quiet", source, clone], in: folder)
    bench.announce("Building PatternCosts for release")
    try await bench.run(
      "swift", ["build", "-c", "release", "--product", "PatternCosts"], in: clone)
    var counting = bench
    let library = try await counter(in: clone)
    if let library { counting.variables["LD_PRELOAD"] = library }
    var runs: [CostsRun] = []
    for number in 1...options.runs {
      bench.announce("Run \(number) of \(options.runs)")
      let ended = try await counting.timed(
        "\(clone)/.build/release/PatternCosts", ["--measure", "--json"], in: clone,
        accepting: [0, 1]
      ).ended
      runs.append(try CostsRun(parsing: ended.output))
    }
    let agreements = CostsAgreement.all(of: runs)
    if options.records { try await write(runs, agreements) }
    let apart = agreements.filter(\.isApart)
    let isKept = options.records || runs.allSatisfy(\.isKept)
    let last = runs[runs.count - 1]
    return Report(
      table: last.tables + "\n" + table(agreements) + (options.records ? "" : last.verdicts + "\n"),
      paragraphs: [
        library == nil ? "Nobody counted the allocations: that is done on Linux only." : nil,
        apart.isEmpty
          ? "The runs agree about every row, within \(Int(CostsAgreement.most * 100)) %."
          : "The runs do not agree about \(apart.map(\.pattern).joined(separator: "; ")).",
        options.records ? "The runs are recorded, and their limits with them." : nil,
      ].compactMap(\.self),
      isOver: !apart.isEmpty || !isKept)
  }

  /// Builds the library that counts; nil where this system loads none before a program.
  private func counter(in clone: String) async throws(ToolError) -> String? {
    #if os(Linux)
      let library = "\(folder)/libAllocationCounter.so"
      let names = Self.counted.flatMap { ["-Xlinker", "--defsym=\($0)=counted_\($0)"] }
      try await bench.run(
        "swiftc",
        ["-O", "-swift-version", "6", "-parse-as-library", "-emit-library"]
          + ["\(clone)/\(Self.counter)", "-o", library] + names, in: folder)
      return library
    #else
      return nil
    #endif
  }

  private func table(_ agreements: [CostsAgreement]) -> String {
    let heading =
      ["x direct in each run"] + (1...options.runs).map { "run \($0)" } + ["apart", "verdict"]
    let console = bench.environment.console
    return aligned(
      [heading]
        + agreements.map { row in
          [row.pattern] + row.timesDirect.map(shown) + [String(format: "%.1f %%", row.apart * 100)]
            + [row.isApart ? console.bad("APART") : console.good("ok")]
        })
  }

  private func write(_ runs: [CostsRun], _ agreements: [CostsAgreement]) async throws(ToolError) {
    let machine = try await Machine(bench: bench, folder: folder).lines()
    let tables = runs.enumerated().map { "== Run \($0.offset + 1) ==\n\n\($0.element.tables)" }
    try files.write(
      "Written by Scripts/measure-costs --record.\n\n== Machine ==\n\(machine)\n\n"
        + tables.joined(separator: "\n"), to: "\(source)/\(Self.record)")
    let free = Set(runs[0].rows.filter { $0.limit == "free" }.map(\.pattern))
    let rows = agreements.filter { !free.contains($0.pattern) }.map { row in
      let ratios = row.timesDirect.map { String(format: "%.3f", $0) }.joined(separator: ", ")
      return "    \"\(row.pattern)\": [\(ratios)],\n"
    }
    let page = "\(source)/\(Self.limits)"
    let text = try files.read(page)
    guard let begin = text.firstRange(of: "[String: [Double]] = ["),
      let end = text.firstRange(of: "\n  // snippet.end")
    else { throw ToolError("\(Self.limits) has no table to replace.") }
    try files.write(
      text[..<begin.upperBound] + "\n" + rows.joined() + "  ]" + text[end.lowerBound...], to: page)
  }
}
