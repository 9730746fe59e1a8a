import ToolSupport

/// What stands behind `lab start`, read.
struct StartOptions: Sendable, Equatable {
  /// The name or number of the chapter that is run in fresh clones.
  let chapter: String
  /// How many fresh clones are measured.
  let rounds: Int

  /// - Throws: `ToolError` of the kind `usedWrongly` for what is not understood.
  init(_ arguments: [String]) throws(ToolError) {
    let options = try Options(arguments, of: "start", known: ["--chapter", "--rounds"])
    chapter = options.text("--chapter") ?? "Deps1"
    rounds = try options.count("--rounds") ?? 5
  }
}
