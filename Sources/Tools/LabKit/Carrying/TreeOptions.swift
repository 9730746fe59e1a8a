import ToolSupport

/// What stands behind `lab trees`, read.
struct TreeOptions: Sendable, Equatable {
  /// How many trees are compiled.
  let count: Int
  /// The number that the first tree is made from; nil for any.
  let seed: Int?

  /// - Throws: `ToolError` of the kind `usedWrongly` for what is not understood.
  init(_ arguments: [String]) throws(ToolError) {
    let options = try Options(arguments, of: "trees", known: ["--count", "--seed"])
    count = try options.count("--count") ?? 500
    seed = try options.count("--seed")
  }
}
