import Book
import ExerciseKit
import ToolSupport

/// A chapter and its tests, built alone in a clone, where its code is changed a mutant at a time.
struct MutatedChapter: Sendable {
  /// A file of the chapter, relative to the checkout, and a mutant of it.
  typealias Candidate = (file: String, name: String, text: String)

  let chapter: Chapter
  /// The clone it is built in, which nobody else uses meanwhile.
  let clone: Checkout
  let bench: Bench
  private let log: String
  /// How often each claim is proven where nothing is changed.
  private let proven: [String: Int]

  /// Builds it and runs its tests, which must pass.
  init(_ chapter: Chapter, in clone: Checkout, _ bench: Bench) async throws(ToolError) {
    (self.chapter, self.clone, self.bench) = (chapter, clone, bench)
    log = clone.path(".build/proofs")
    bench.announce("\(chapter.title): building it alone")
    guard try await Self.build(chapter, clone, bench).succeeded else {
      throw ToolError("\(chapter.title) does not build alone with its tests.")
    }
    let (ended, proven) = try await Self.test(clone, bench, log)
    guard ended.succeeded else {
      throw ToolError("\(chapter.title): its own tests fail, so they prove nothing of mutants.")
    }
    self.proven = proven
  }

  private static func build(
    _ chapter: Chapter, _ clone: Checkout, _ bench: Bench
  ) async throws(ToolError) -> ProcessResult {
    var alone = bench
    alone.variables[Session.testsToBuild] = chapter.tests
    return try await alone.run(
      "swift", ["build", "--build-tests"], in: clone.root, accepting: nil, limit: .seconds(600)
    ).result
  }

  func verdict(on mutant: Candidate) async throws(ToolError) -> MutantVerdict {
    let original = try clone.read(mutant.file)
    try clone.files.write(mutant.text, to: clone.path(mutant.file))
    let found = await Result(of: outcome)
    try clone.files.write(original, to: clone.path(mutant.file))
    let (ending, red) = try found.get()
    return MutantVerdict(mutant: mutant.name, ending: ending, red: red)
  }

  private func outcome() async throws(ToolError) -> (MutantVerdict.Ending, red: [String]) {
    guard try await Self.build(chapter, clone, bench).succeeded else {
      return (.doesNotCompile, [])
    }
    let (ended, still) = try await Self.test(clone, bench, log)
    if ended.succeeded { return (.survived, []) }
    guard ended.output.contains("Test run with") else { return (.brokeTheTests, []) }
    return (.killed, proven.filter { still[$0.key, default: 0] < $0.value }.keys.sorted())
  }

  /// Runs the tests that are built, and counts how often each claim is proven.
  private static func test(
    _ clone: Checkout, _ bench: Bench, _ log: String
  ) async throws(ToolError) -> (ProcessResult, proven: [String: Int]) {
    if clone.files.exists(log) { try clone.files.remove(log) }
    var noting = bench
    noting.variables["PROOFS"] = log
    let ended = try await noting.run(
      "swift", ["test", "--skip-build"], in: clone.root, accepting: nil, limit: .seconds(120)
    ).result
    let lines = clone.files.exists(log) ? try clone.files.read(log).lines : []
    let ids = lines.map { String($0.prefix { $0 != "\t" }) }
    return (ended, Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +))
  }
}
