import ToolSupport

/// What stands behind `lab carry`, read.
struct CarryOptions: Sendable, Equatable {
  /// How often everything is measured.
  let rounds: Int

  /// - Throws: `ToolError` of the kind `usedWrongly` for what is not understood.
  init(_ arguments: [String]) throws(ToolError) {
    rounds = try Options(arguments, of: "carry", known: ["--rounds"]).count("--rounds") ?? 3
  }
}
