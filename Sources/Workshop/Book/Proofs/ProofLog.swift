import ToolSupport

/// The proofs of a test run. The file in the variable `PROOFS` has a line for each:
/// `DEPS-101<TAB>Deps1Tests.StatedValues/value`. Checked transcripts, fixtures and pages have a path instead of an id.
package struct ProofLog: Sendable {
  /// The proofs of each id, transcript and fixture.
  private var proofs: [String: Set<String>] = [:]
  private let file: String

  package init(_ file: String, files: any FileSystem) throws(ToolError) {
    guard files.exists(file) else {
      throw ToolError("No file \(file). Create it: PROOFS=\(file) swift test", .usedWrongly)
    }
    self.file = file
    for (index, line) in try files.read(file).split(separator: "\n").enumerated() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw ToolError("\(file):\(index + 1): expected an id, a tab and a proof, found '\(line)'.")
      }
      proofs[parts[0], default: []].insert(parts[1])
    }
  }

  /// Compares the log with `Claims.md` in both directions, and with the existing transcripts, fixtures and pages.
  ///
  /// - Parameter skipped: the proofs that this system skips.
  package func problems(
    _ claims: Claims, _ checkout: Checkout, skipped: Set<String> = []
  ) throws(ToolError) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for claim in claims.all where claim.needsProof || claim.repeated != nil {
      for proof in claim.proofs
      where proofs[claim.id]?.contains(proof) != true && !skipped.contains(proof) {
        problems.append(claim.problem("its proof \(proof) did not run."))
      }
    }
    let checked = Set(
      try checkout.chapters().map(\.expected) + RefusedFixture.all(in: checkout).map(\.path)
        + checkout.pages())
    problems += checked.subtracting(proofs.keys).sorted().map {
      Diagnostic($0, "No test checked this file.")
    }
    for (id, found) in proofs.sorted(by: { $0.key < $1.key }) where !checked.contains(id) {
      for proof in found.sorted() where claims[id]?.proofs.contains(proof) != true {
        problems.append(
          claims[id] == nil
            ? Diagnostic(file, "\(proof) proves \(id), an unknown id.")
            : Diagnostic(Claims.page, "the row of \(id) doesn't list its proof \(proof)."))
      }
    }
    return problems
  }
}
