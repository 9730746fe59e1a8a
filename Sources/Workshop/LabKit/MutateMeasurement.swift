import Book
import ExerciseKit
import ToolSupport

/// Counts the small mistakes in a chapter's code that its tests, or the proofs of a claim, catch.
struct MutateMeasurement: Sendable {
  let bench: Bench
  /// A chapter, or the id of a claim.
  let subject: String
  /// The number of mistakes that compile.
  let mutants: Int
  /// The seed of the order of the mistakes.
  let seed: Int

  private var clone: Checkout { bench.clone }

  func report() async throws(ToolError) -> Report {
    let claim = subject.contains("-") ? try Claims(of: clone).claim(subject) : nil
    let chosen =
      if let claim { try ChosenProofs(of: claim, in: clone) } else {
        try ChosenProofs(of: try clone.chapter(subject), in: clone)
      }
    let candidates = try await candidates(for: chosen)
    let tests = try await MutatedTests(chosen, in: bench)
    // The log also has transcripts and fixtures, by path.
    let proofs = tests.proven.filter {
      claim.map(\.id) == $0.id || claim == nil && !$0.id.contains("/")
    }
    guard !proofs.isEmpty else { throw ToolError("No proof of \(subject) ran.") }
    var (tried, survivors, red): (Int, [String], Set<MutatedTests.Proof>) = (0, [], [])
    for candidate in candidates where tried < mutants {
      bench.announce("\(tried + 1): \(candidate.name)")
      guard let outcome = try await tests.run(candidate) else { continue }
      tried += 1
      red.formUnion(outcome.red)
      // A crash fails no single proof, but counts as caught.
      let isCaught =
        outcome == .crashed || !outcome.red.isDisjoint(with: proofs)
        || claim == nil && outcome != .passed
      if !isCaught { survivors.append("survives: \(candidate.name)\n") }
    }
    guard tried > 0 else {
      throw ToolError("All mutants of the code that \(subject) tests fail to compile.")
    }
    let green = Set(proofs.subtracting(red).map { claim == nil ? $0.id : $0.name }).sorted()
    return Report(
      table: survivors.joined() + "\(tried - survivors.count) of \(tried) mutants were caught.\n",
      notes: (green.isEmpty ? [] : ["Passed with every mutant: \(green.joined(separator: ", "))."])
        + chosen.scripts.map { "Not run: \($0)." },
      fails: claim == nil ? !survivors.isEmpty : survivors.count == tried)
  }

  /// All mutants of the tested code, in an order that depends only on the seed. Leaves out `main.swift`, which only shows
  /// the pattern, and whose output is compared byte by byte.
  private func candidates(
    for chosen: ChosenProofs
  ) async throws(ToolError) -> [MutatedTests.Candidate] {
    let graph = try await TargetGraph(
      of: Workspace(checkout: clone, environment: bench.environment))
    var all: [(order: String, candidate: MutatedTests.Candidate)] = []
    for module in chosen.modules.map({ String($0.dropLast("Tests".count)) }) {
      for file in graph.sources[module] ?? [] where file != "main.swift" {
        let path = "\(graph.folders[module] ?? "")/\(file)"
        for mutant in try MutantMaker(try clone.read(path), path: path, inTasks: false).mutants {
          let name = "\(path):\(mutant.name)"
          all.append((ContentHash("\(seed)", name).description, (path, name, mutant.text)))
        }
      }
    }
    return all.sorted { $0.order < $1.order }.map(\.candidate)
  }
}
