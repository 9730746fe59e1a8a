import WorkshopKit

/// What stands behind `lab carry`, read.
struct CarryOptions: Sendable, Equatable {
  /// How often everything is measured.
  let rounds: Int

  /// - Throws: `Complaint` of the kind `usedWrongly` for what is not understood.
  init(_ arguments: [String]) throws(Complaint) {
    rounds = try Options(arguments, of: "carry", known: ["--rounds"]).count("--rounds") ?? 3
  }
}
