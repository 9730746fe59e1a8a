import ToolSupport

/// What stands behind `lab compile`, read.
struct CompileOptions: Sendable, Equatable {
  /// How often each program runs.
  let rounds: Int
  /// The largest size.
  let most: Int
  /// Whether to write down what is found.
  let records: Bool

  /// - Throws: `ToolError` of the kind `usedWrongly` for what is not understood.
  init(_ arguments: [String]) throws(ToolError) {
    let options = try Options(
      arguments.filter { $0 != "--record" }, of: "compile", known: ["--rounds", "--most"])
    rounds = try options.count("--rounds") ?? 3
    most = try options.count("--most") ?? 1_000
    records = arguments.contains("--record")
    if records, most < 1_000 {
      throw ToolError("--record needs all sizes. See: swift run lab --help", .usedWrongly)
    }
  }

  var sizes: [Int] { [10, 100, 1_000].filter { $0 <= most } }
}
