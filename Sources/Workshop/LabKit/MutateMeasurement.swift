import Book
import ExerciseKit
import ToolSupport

/// Which small mistakes in a chapter's code its tests notice, or the proofs of one claim.
struct MutateMeasurement: Measurement {
  static let summary = """
    Makes small mistakes in a chapter's code, one at a time, and runs its tests: names each mistake \
    that they do not notice, and each row of Chapters/Claims.md whose proofs in these tests stayed \
    green. With the id of a row it runs the proofs of that row alone, and tells which of them the \
    mistakes made red. To try a mistake of your own, edit the file and run 'swift run workshop prove \
    ID'. --mutants: how many mistakes that compile (20). --seed: which (1).
    """
  static let usage = ["CHAPTER|ID", "--mutants N", "--seed N"]

  let options: Options
  let bench: Bench

  func report() async throws(ToolError) -> Report {
    guard options.plain.count == 1, let word = options.plain.first else {
      throw ToolError("name one chapter or one row: mutate Deps1, mutate DEPS-117.", .usedWrongly)
    }
    var claim: Claims.Claim?
    let proofs: ChosenProofs
    if word.contains("-") {
      let row = try Claims(of: clone).claim(word)
      (claim, proofs) = (row, try ChosenProofs(of: row, in: clone))
    } else {
      proofs = try ChosenProofs(of: try clone.chapter(word), in: clone)
    }
    let candidates = try await candidates(for: proofs)
    let tests = try await MutatedTests(proofs, in: bench)
    if let claim, tests.proven.filter({ $0.id == claim.id }).isEmpty {
      throw ToolError("No proof of \(claim.id) ran.")
    }
    var found: [(mutant: String, noticed: MutatedTests.Noticed)] = []
    for candidate in candidates where found.count < options.mutants ?? 20 {
      console.progress("\(found.count + 1): \(candidate.name)")
      if let noticed = try await tests.notice(candidate) { found.append((candidate.name, noticed)) }
    }
    guard !found.isEmpty else { throw ToolError("No mutant of what \(word) is about compiles.") }
    return claim.map { report(of: $0, tests, proofs, found) } ?? report(of: tests, found)
  }

  /// All mutants of what the tests are about, in an order that the seed alone decides. A `main.swift`
  /// only shows the pattern, and what it prints is compared byte for byte.
  private func candidates(
    for proofs: ChosenProofs
  ) async throws(ToolError) -> [MutatedTests.Candidate] {
    let graph = try await TargetGraph(
      of: Workspace(checkout: clone, environment: bench.environment))
    var all: [(order: String, candidate: MutatedTests.Candidate)] = []
    for module in proofs.modules.map({ String($0.dropLast("Tests".count)) }) {
      for file in graph.sources[module] ?? [] where file != "main.swift" {
        let path = "\(graph.folders[module] ?? "")/\(file)"
        for mutant in try MutantMaker(try clone.read(path), path: path, inTasks: false).mutants {
          let name = "\(path):\(mutant.name)"
          let order = ContentHash("\(options.seed ?? 1)", name).description
          all.append((order, (path, name, mutant.text)))
        }
      }
    }
    return all.sorted { $0.order < $1.order }.map(\.candidate)
  }

  /// What the tests of a chapter do not notice.
  private func report(
    of tests: MutatedTests, _ found: [(mutant: String, noticed: MutatedTests.Noticed)]
  ) -> Report {
    let survivors = found.filter { $0.noticed == .nothing }.map { "survives: \($0.mutant)\n" }
    let count = "\(found.count - survivors.count) of \(found.count) mutants were noticed.\n"
    let red = Set(found.flatMap(\.noticed.red).map(\.id))
    // A transcript and a fixture stand in the log with their paths, too.
    let green = Set(tests.proven.map(\.id)).subtracting(red).filter { !$0.contains("/") }.sorted()
    return Report(
      table: survivors.joined() + count,
      notes: green.isEmpty ? [] : ["Stayed green: \(green.joined(separator: ", "))."],
      fails: !survivors.isEmpty)
  }

  /// What each proof of a claim notices.
  private func report(
    of claim: Claims.Claim, _ tests: MutatedTests, _ proofs: ChosenProofs,
    _ found: [(mutant: String, noticed: MutatedTests.Noticed)]
  ) -> Report {
    var table = ""
    var isSeen = false
    for proof in tests.proven.filter({ $0.id == claim.id }).sorted(by: { $0.name < $1.name }) {
      let red = found.filter { $0.noticed.red.contains(proof) }.map(\.mutant)
      isSeen = isSeen || !red.isEmpty
      table +=
        red.isEmpty
        ? "\(proof.name): blind to all \(found.count) mutants\n"
        : "\(proof.name): red by \(red.count) of \(found.count) mutants\n"
          + red.prefix(2).map { "  \($0)\n" }.joined()
    }
    var notes = proofs.scripts.map { "Not run: \($0)." }
    let broken = found.count { $0.noticed == .aCrash }
    if broken > 0 { notes.append("\(broken) more ended the tests, which makes no proof red.") }
    return Report(table: table, notes: notes, fails: !isSeen)
  }
}
