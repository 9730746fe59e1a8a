import Foundation
import RequirementsCarrier
import ToolSupport

/// What carry costs: its time and memory for ever more scopes, the start of its process, its share of a
/// build, and what its presence costs who does not use it.
struct CarryMeasurement: Sendable {
  private static let sizes = [10, 100, 1000]
  private static let package = "Chapters/27-CarriedRequirements/WithPlugin"

  let options: CarryOptions
  /// The checkout to clone.
  let source: String
  /// An empty folder for clones and sources.
  let folder: String
  let bench: Bench
  let folders: any TemporaryFolders
  private var files: any FileSystem { bench.environment.files }

  /// - Throws: `ToolError` where a clone, a build or a program fails.
  func report() async throws(ToolError) -> Report {
    let sizes = try sizeTable()
    let rows = try await [processRow(), compileRow()] + buildRows()
    return Report(
      table: sizes.text + "\n" + Table(rows: rows).text(on: bench.environment.console),
      paragraphs: [
        "Time and memory: carry's library in this process, the median of \(options.rounds); each scope "
          + "has \(SyntheticScopes.needs) values and as many needs. Builds: clean, in clones, by turns, the "
          + "median of \(options.rounds) after an unmeasured one."
      ],
      isOver: sizes.isOver || rows.contains(where: \.isOver))
  }

  // MARK: - Size

  private func sizeTable() throws(ToolError) -> (text: String, isOver: Bool) {
    bench.announce("Scopes: \(Self.sizes.map(String.init).joined(separator: ", "))")
    var lines = [["scopes", "needs", "lines", "time", "a scope", "memory", "verdict"]]
    var perScope: [Duration] = []
    var isOver = false
    for size in Self.sizes {
      let sources = SyntheticScopes(count: size).sources
      var times: [Duration] = []
      for _ in 0...options.rounds {
        let start = bench.stopwatch.read()
        do {
          _ = try CarryPlan(of: sources)
        } catch {
          throw ToolError("carry refuses what was made for it: \(error)")
        }
        times.append(bench.stopwatch.read() - start)
      }
      let time = median(of: Array(times.dropFirst()))
      let memory = peakMemory()
      // Twice the time for each of ten times as many scopes would not be linear any more.
      let isLinear = perScope.last.map { time / size <= $0 * 2 } ?? true
      let isOne = time > .seconds(2) || memory > 300 || !isLinear
      isOver = isOver || isOne
      perScope.append(time / size)
      let count = sources.reduce(0) { $0 + $1.text.split(separator: "\n").count }
      lines.append([
        "\(size)", "\((size - 1) * SyntheticScopes.needs)", "\(count)", shown(time),
        shown(time / size), "\(memory) MB", verdict(isOver: isOne, on: bench.environment.console),
      ])
    }
    return (aligned(lines), isOver)
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

  // MARK: - Process and compiler

  /// The process from its start to its end.
  private func processRow() async throws(ToolError) -> Row {
    let trial = bench.trial(
      try carry(), ["--output", "\(folder)/Carried.swift", target(in: source)], in: folder)
    return Row(
      what: "carry, the chapter's sources",
      median: try await bench.medians("carry", rounds: 21, of: [trial])[0],
      limit: .time(.milliseconds(20)))
  }

  /// A hundred scopes with what carry wrote for them.
  private func compileRow() async throws(ToolError) -> Row {
    bench.announce("Compiling 100 scopes")
    let place = "\(folder)/hundred"
    try files.makeFolder(place)
    var sources = SyntheticScopes(count: 100).sources
    do {
      sources.append(("Carried.swift", try CarryPlan(of: sources).generated))
    } catch {
      throw ToolError("carry refuses what was made for it: \(error)")
    }
    for file in sources { try files.write(file.text, to: "\(place)/\(file.path)") }
    let module = FrameworkModule(
      source: "\(source)/Sources/Support/Scopes/Scopes.swift", environment: bench.environment)
    let start = bench.stopwatch.read()
    for ended in [
      try await module.compile(in: place),
      try await module.compile(
        sources.map(\.path), ["-c", "-parse-as-library", "-warnings-as-errors"], in: place),
    ] where !ended.succeeded {
      throw ToolError("100 scopes do not compile: \(ended.errors)")
    }
    return Row(
      what: "100 scopes, compiled", median: bench.stopwatch.read() - start,
      limit: .time(.seconds(60)))
  }

  // MARK: - Builds

  /// Clean builds: with the plugin and with its file checked in; a chapter with the plugin in the
  /// package and without.
  private func buildRows() async throws(ToolError) -> [Row] {
    let (with, without) = ("\(folder)/with", "\(folder)/without")
    for clone in [with, without] {
      try await bench.run("git", ["clone", "--quiet", source, clone], in: folder)
    }
    try await bench.run(try carry(), ["--output", "Carried.swift", "."], in: target(in: without))
    try edit("\(without)/\(Self.package)/Package.swift") { text in
      text.replacing(#/,\s*plugins: \[.plugin\(.*\)\]/#, with: "")
    }
    try edit("\(without)/Package.swift") { text in
      text.replacing(#/\+ \[\.plugin\(.*\)\]/#, with: "").replacing(" + plugins", with: "")
    }
    let medians = try await bench.medians(
      "Clean builds", rounds: options.rounds,
      of: [
        cleanBuild(["build"], in: "\(with)/\(Self.package)"),
        cleanBuild(["build"], in: "\(without)/\(Self.package)"),
        cleanBuild(["run", "Deps1"], in: with), cleanBuild(["run", "Deps1"], in: without),
      ])
    return [
      Row(
        what: "WithPlugin, beside checked in", median: medians[0],
        base: Row.Base(name: "hello", median: medians[1]),
        limit: .time(.seconds(60))),
      Row(
        what: "Deps1, beside no plugin", median: medians[2],
        base: Row.Base(name: "hello", median: medians[3]),
        limit: .ratio(1.2, to: medians[3])),
    ]
  }

  private func target(in clone: String) -> String {
    "\(clone)/\(Self.package)/Sources/ProofOfConcept"
  }

  /// The program beside this one.
  private func carry() throws(ToolError) -> String {
    let own = bench.environment.executable
    let program = own.prefix(upTo: own.lastIndex(of: "/") ?? own.startIndex) + "/carry"
    guard files.exists(String(program)) else {
      throw ToolError("carry is not built: swift build --configuration release --product carry")
    }
    return String(program)
  }

  private func edit(_ path: String, _ change: (String) -> String) throws(ToolError) {
    let text = try files.read(path)
    let changed = change(text)
    guard changed != text else { throw ToolError("\(path) does not name the plugin as expected.") }
    try files.write(changed, to: path)
  }

  /// Times a `swift` command where nothing is built.
  private func cleanBuild(_ arguments: [String], in package: String) -> Bench.Trial {
    { () throws(ToolError) in
      if files.exists("\(package)/.build") { try folders.remove("\(package)/.build") }
      return try await bench.time("swift", arguments, in: package)
    }
  }
}
