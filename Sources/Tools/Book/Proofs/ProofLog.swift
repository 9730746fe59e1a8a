import ToolSupport

/// What a run of the tests proved: the file that the variable `PROOFS` names gets a line for each,
/// `DEPS-101<TAB>Deps1Tests.StatedValues/value`. A transcript or a fixture that was checked stands
/// there with its path in place of an id.
package struct ProofLog: Sendable {
  struct Entry: Hashable, Sendable {
    let what: String
    let proof: String
  }

  private let entries: Set<Entry>
  private let file: String

  package init(_ file: String, files: any FileSystem) throws(ToolError) {
    guard files.exists(file) else {
      throw ToolError("There is no \(file). Make it: PROOFS=\(file) swift test", .usedWrongly)
    }
    self.file = file
    var entries: Set<Entry> = []
    for (index, line) in try files.read(file).split(separator: "\n").enumerated() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw ToolError("\(file):\(index + 1): '\(line)' is not an id, a tab and a proof.")
      }
      entries.insert(Entry(what: parts[0], proof: parts[1]))
    }
    self.entries = entries
  }

  /// Compares what ran with what `Claims.md` names, in both directions, and with the transcripts and
  /// fixtures that exist.
  package func problems(_ claims: Claims, _ checkout: Checkout) throws(ToolError) -> [Problem] {
    var problems: [Problem] = []
    for claim in claims.all where claim.needsProof {
      for proof in claim.proofs where !entries.contains(Entry(what: claim.id, proof: proof)) {
        problems.append(claim.problem("its proof \(proof) did not run."))
      }
    }
    let checked = Set(
      try checkout.chapters().map(\.expected) + Fixture.all(in: checkout).map(\.path))
    let ran = Set(entries.map(\.what))
    problems += checked.subtracting(ran).sorted().map { Problem($0, "No test checked it.") }
    for entry in entries.sorted(by: { ($0.what, $0.proof) < ($1.what, $1.proof) })
    where !checked.contains(entry.what) {
      let claim = claims[entry.what]
      if claim == nil {
        problems.append(Problem(file, "\(entry.proof) proves \(entry.what), an unknown id."))
      } else if claim?.proofs.contains(entry.proof) == false {
        let sentence = "\(entry.what) is proven by \(entry.proof), and its row does not say so."
        problems.append(Problem(Claims.page, sentence))
      }
    }
    return problems
  }
}
