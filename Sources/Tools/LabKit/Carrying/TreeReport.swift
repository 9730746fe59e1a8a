import RequirementsCarrier
import ToolSupport

/// Random trees of scopes: what carry writes for them is compiled, run and compared with a model.
struct TreeReport: Sendable {
  /// How many trees are one program. More of them compile faster together, and say less when one fails.
  private static let batch = 50

  let options: TreeOptions
  /// The checkout, which has the framework.
  let source: String
  /// An empty folder for the programs.
  let folder: String
  let bench: Bench

  /// - Throws: `ToolError` where a file or the compiler fails, or carry refuses a tree.
  func report() async throws(ToolError) -> Report {
    let seed = options.seed ?? Int.random(in: 1...1_000_000)
    bench.announce("Compiling \(options.count) trees, from seed \(seed) on")
    let starts = Array(stride(from: seed, to: seed + options.count, by: Self.batch))
    let all = try await inParallel(starts) { start throws(ToolError) in
      let end = min(start + Self.batch, seed + options.count)
      return try await found(in: start..<end)
    }
    var (values, wrong) = (0, [String]())
    for (start, found) in zip(starts, all) {
      switch found {
      case .asExpected(let count): values += count
      case .different(let lines): wrong += ["from seed \(start) on:"] + lines
      case .refused(let words): wrong += ["from seed \(start) on, the compiler refuses:", words]
      }
    }
    let end =
      wrong.isEmpty
      ? "All are as the model says: \(values) values." : "Not as the model says, as above."
    return Report(
      table: "\(options.count) trees in \(starts.count) programs, from seed \(seed) on\n"
        + wrong.map { "\($0)\n" }.joined(), paragraphs: [end], isOver: !wrong.isEmpty)
  }

  private func found(in seeds: Range<Int>) async throws(ToolError) -> TreeBatch.Found {
    let trees = seeds.map { seed in
      var generator = SeededGenerator(seed: seed)
      return ScopeTree(name: "T\(seed)", using: &generator)
    }
    do {
      return try await TreeBatch(trees: trees).run(
        in: "\(folder)/trees-\(seeds.lowerBound)",
        framework: "\(source)/Sources/Support/Scopes/Scopes.swift", bench.environment)
    } catch let complaint as ToolError {
      throw complaint
    } catch {
      throw ToolError("carry refuses trees from seed \(seeds.lowerBound) on: \(error)")
    }
  }
}
