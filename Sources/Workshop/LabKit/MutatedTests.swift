import Book
import ToolSupport

/// Tests that are built alone in the clone and run against one mutant at a time.
struct MutatedTests: Sendable {
  /// A file relative to the checkout, a mutant of it, and that mutant's name.
  typealias Candidate = (file: String, name: String, text: String)

  enum Outcome: Equatable {
    case passed
    case failed(red: Set<Proof>)
    /// The tests crashed or hung, so there are no results of single proofs.
    case crashed

    var red: Set<Proof> { if case .failed(let red) = self { red } else { [] } }
  }

  /// A line of the file that the variable `PROOFS` names: `DEPS-101<TAB>Deps1Tests.Values/sum`.
  struct Proof: Hashable {
    let id: String
    let name: String
  }

  private let chosen: ChosenProofs
  private let bench: Bench
  /// The proofs of the unchanged code, and how often each is in the log.
  private let unchanged: [Proof: Int]
  /// The time limit after which tests count as hung.
  private let patience: Duration

  var proven: Set<Proof> { Set(unchanged.keys) }

  /// Builds and runs the tests on the unchanged code.
  ///
  /// - Throws: `ToolError` unless they pass.
  init(_ chosen: ChosenProofs, in bench: Bench) async throws(ToolError) {
    (self.chosen, self.bench) = (chosen, bench)
    bench.announce("Building and running the tests of \(chosen.title)")
    let built = try await Self.build(chosen, bench)
    guard built.succeeded else {
      throw ToolError("The tests of \(chosen.title) don't build on their own:\n\(built.output)")
    }
    let (ended, time, log) = try await Self.test(chosen, bench, limit: .seconds(600))
    guard ended.succeeded else {
      throw ToolError("The tests of \(chosen.title) fail without any mutant.")
    }
    unchanged = Self.counts(in: log)
    patience = time * 4 + .seconds(30)
  }

  /// Runs the tests against a mutant; nil if it doesn't compile.
  func run(_ mutant: Candidate) async throws(ToolError) -> Outcome? {
    let (path, original) = (bench.clone.path(mutant.file), try bench.clone.read(mutant.file))
    await bench.waitForNextSecond()
    try bench.files.write(mutant.text, to: path)
    let isBuilt = try await Self.build(chosen, bench).succeeded
    let tested = isBuilt ? try await Self.test(chosen, bench, limit: patience) : nil
    try bench.files.write(original, to: path)
    guard let (ended, _, log) = tested else { return nil }
    if ended.succeeded { return .passed }
    guard ended.output.contains("Test run with") else { return .crashed }
    return .failed(red: Self.red(unchanged, after: Self.counts(in: log)))
  }

  /// The proofs that are less often in a log than before. A test with several cases has a line for each.
  static func red(_ before: [Proof: Int], after: [Proof: Int]) -> Set<Proof> {
    Set(before.filter { after[$0.key, default: 0] < $0.value }.keys)
  }

  /// How often each proof is in a log.
  static func counts(in log: String) -> [Proof: Int] {
    let proofs = log.split(separator: "\n").map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Proof(id: cells[0], name: cells.last ?? "")
    }
    return Dictionary(proofs.map { ($0, 1) }, uniquingKeysWith: +)
  }

  private static func build(
    _ chosen: ChosenProofs, _ bench: Bench
  ) async throws(ToolError) -> ProcessResult {
    var alone = bench
    alone.variables[Workspace.testsToBuild] = chosen.modules.joined(separator: ",")
    return try await alone.run(
      "swift", ["build", "--build-tests"], in: bench.clone.root, accepting: nil,
      limit: .seconds(600)
    ).result
  }

  /// Runs the tests that are built.
  private static func test(
    _ chosen: ChosenProofs, _ bench: Bench, limit: Duration
  ) async throws(ToolError) -> (ended: ProcessResult, time: Duration, log: String) {
    let log = bench.clone.path(".build/proofs")
    if bench.files.exists(log) { try bench.files.remove(log) }
    var noting = bench
    noting.variables["PROOFS"] = log
    noting.variables["SWIFT_BACKTRACE"] = "enable=no"
    let (ended, time) = try await noting.run(
      "swift", ["test", "--skip-build", "--disable-xctest", "--filter", chosen.pattern],
      in: bench.clone.root, accepting: nil, limit: limit)
    return (ended, time, bench.files.exists(log) ? try bench.files.read(log) : "")
  }
}
