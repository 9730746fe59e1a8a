import ToolSupport

/// What stands behind `lab verdict`, read.
struct VerdictOptions: Sendable, Equatable {
  /// How many saves of each kind are measured in each exercise.
  let saves: Int
  /// The name of the only exercise to measure; nil for all.
  let exercise: String?

  /// - Throws: `ToolError` of the kind `usedWrongly` for what is not understood.
  init(_ arguments: [String]) throws(ToolError) {
    let options = try Options(arguments, of: "verdict", known: ["--saves", "--exercise"])
    saves = try options.count("--saves") ?? 20
    exercise = options.text("--exercise")
  }
}
