import ToolSupport

/// What stands behind `lab costs`, read.
struct CostsOptions: Sendable, Equatable {
  /// How often the whole table is measured.
  let runs: Int
  /// Whether to write down what is found.
  let records: Bool

  /// - Throws: `ToolError` of the kind `usedWrongly` for what is not understood.
  init(_ arguments: [String]) throws(ToolError) {
    let options = try Options(
      arguments.filter { $0 != "--record" }, of: "costs", known: ["--runs"])
    records = arguments.contains("--record")
    runs = try options.count("--runs") ?? 3
    if records, runs != 3 {
      throw ToolError("--record takes three runs. See: swift run lab --help", .usedWrongly)
    }
  }
}
