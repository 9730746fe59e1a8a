import Book
import Foundation
import RequirementsCarrier
import ToolSupport

/// What carry costs: its time and memory for more and more scopes, its process, and its share of a
/// build.
struct CarryMeasurement: Measurement {
  static let summary = """
    What carry costs: its time and memory for 10, 100 and 1,000 scopes, its process, and a clean \
    build with its plugin and without. Its library runs in this process, so build for release: \
    'swift run -c release lab carry'. --rounds: how often (3).
    """
  static let usage = ["--rounds N"]

  private static let package = "Chapters/27-CarriedRequirements/WithPlugin"

  let options: Options
  let bench: Bench
  private var rounds: Int { options.rounds ?? 3 }

  func report() async throws(ToolError) -> Report {
    var rows = try await sizeRows()
    let memory = peakMemory()
    let carry = try await bench.releaseBuild(of: "carry")
    rows.append(
      Row(
        what: "carry, the chapter's sources",
        time: try await bench.median(
          "carry", rounds: 21,
          of: bench.trial(carry, ["--output", "\(bench.folder)/Carried.swift", scopes])),
        limit: .time(.milliseconds(20))))
    rows.append(try await pluginRow(carry))
    return Report(
      rows,
      notes: [
        "Scopes: carry's library in this process, the median of \(rounds). Each scope has "
          + "\(SyntheticScopes.needs) values and as many needs. This process had at most "
          + "\(memory) MB, and may have 300. Builds: clean, in turn, the median of \(rounds) "
          + "after an unmeasured one. 'Checked in' is the same package without the plugin, with "
          + "the file that carry wrote."
      ], on: console, isOver: memory > 300)
  }

  /// The time for each scope must not grow with their number.
  private func sizeRows() async throws(ToolError) -> [Row] {
    var rows: [Row] = []
    var before: Row.Base?
    for size in [10, 100, 1000] {
      let source = SyntheticScopes(count: size).source
      let time = try await bench.median("\(size) scopes", rounds: rounds) { () throws(ToolError) in
        let start = bench.stopwatch.read()
        do {
          _ = try CarryPlan(of: [("Scopes.swift", source)])
        } catch {
          throw ToolError("carry refuses what was made for it: \(error)")
        }
        return bench.stopwatch.read() - start
      }
      rows.append(Row(what: "\(size) scopes", time: time, limit: .time(.seconds(2))))
      if let before {
        rows.append(
          Row(what: "\(size) scopes, each", time: time / size, base: before, limit: .ratio(2)))
      }
      before = ("of \(size)", time / size)
    }
    return rows
  }

  /// The most memory that this process had at a time, in MB.
  private func peakMemory() -> Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(0), &usage)
      return usage.ru_maxrss >> 10
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss >> 20
    #endif
  }

  private var scopes: String { clone.path("\(Self.package)/Sources/ProofOfConcept") }

  /// Clean builds of the chapter's package, and of the same scopes with carry's file checked in.
  private func pluginRow(_ carry: String) async throws(ToolError) -> Row {
    let checkedIn = "\(bench.folder)/checked-in"
    let copies = "\(checkedIn)/Sources/ProofOfConcept"
    try bench.files.makeFolder("\(checkedIn)/Sources")
    try await bench.run("cp", ["-R", scopes, copies])
    try await bench.run(carry, ["--output", "\(copies)/Carried.swift", scopes])
    try bench.files.write(manifest, to: "\(checkedIn)/Package.swift")
    let medians = try await bench.medians(
      "Clean builds", rounds: rounds,
      of: [cleanBuild(of: clone.path(Self.package)), cleanBuild(of: checkedIn)])
    return Row(
      what: "a build with the plugin", time: medians[0],
      base: ("checked in", medians[1]), limit: .time(.seconds(60)))
  }

  private func cleanBuild(of package: String) -> Bench.Trial {
    { () throws(ToolError) in
      if bench.files.exists("\(package)/.build") { try bench.files.remove("\(package)/.build") }
      return try await bench.run("swift", ["build"], in: package).time
    }
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "CheckedIn",
      platforms: [.macOS(.v15)],
      dependencies: [.package(name: "DependencyPlayground", path: "\(clone.root)")],
      targets: [
        .executableTarget(
          name: "ProofOfConcept",
          dependencies: [.product(name: "Scopes", package: "DependencyPlayground")])
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }
}
