import SwiftOutline
import ToolSupport

/// Where the proofs stand: every test function of `Tests/`, every `Refused` fixture and every script,
/// by the name under which `Claims.md` names it.
package struct ProofIndex: Sendable {
  package struct Place: Sendable, Encodable {
    /// Relative to the checkout.
    package let file: String
    package let line: Int
    /// The command that runs it.
    package let command: String
  }

  private enum Proof {
    case test(Declaration, in: SourceFile)
    case fixture(Fixture)
    /// `Scripts/measure-rebuilds`; what is not a program is none.
    case script
  }

  private var all: [String: Proof] = [:]

  /// - Parameter proofs: reads only the tests that these need; all if nil.
  package init(of checkout: Checkout, for proofs: [String]? = nil) throws(ToolError) {
    let needed = proofs.map { Set($0.map { String($0.prefix { $0 != "." }) }) }
    for target in try checkout.files.entries(of: checkout.path("Tests"))
    where needed?.contains(target) ?? true {
      let folder = checkout.path("Tests/\(target)")
      guard checkout.files.isFolder(folder) else { continue }
      let names = try checkout.files.files(below: folder) { $0 == "Corpus" }
      for name in names where name.hasSuffix(".swift") {
        let source = try checkout.source("Tests/\(target)/\(name)")
        add(try source.readDeclarations(), in: source, prefix: "\(target).")
      }
    }
    for fixture in try Fixture.all(in: checkout) { all[fixture.name] = .fixture(fixture) }
    for name in try checkout.names(in: "Scripts") {
      if try checkout.read("Scripts/\(name)").hasPrefix("#!") { all["Scripts/\(name)"] = .script }
    }
  }

  /// Proofs that a row names and that are not there, and fixtures whose ids have no row, or a row
  /// that does not name them.
  package func problems(_ claims: Claims) -> [Problem] {
    var problems: [Problem] = []
    for claim in claims.all {
      for proof in claim.proofs where all[proof] == nil {
        problems.append(claim.problem("there is no proof named \(proof)."))
      }
    }
    for case (let name, .fixture(let fixture)) in all.sorted(by: { $0.key < $1.key }) {
      for id in fixture.ids where claims[id]?.proofs.contains(name) != true {
        let sentence = "\(id) has no row in \(Claims.page) that names \(name)."
        problems.append(Problem(fixture.path, line: 1, sentence))
      }
    }
    return problems
  }

  /// Where a proof stands; for a test, the line that names the id where the same file has one.
  package func place(of proof: String, for id: String) -> Place? {
    switch all[proof] {
    case nil: return nil
    case .script: return Place(file: proof, line: 1, command: proof)
    case .fixture(let fixture):
      let refusals = "\(fixture.chapter.tests).ChapterTests/refusals"
      return Place(file: fixture.page, line: 1, command: "swift test --filter \(refusals)")
    case .test(let function, let source):
      let name = source.tokens.first { token in
        if case .string(let literal) = token.kind { literal.plainValue == id } else { false }
      }
      let line = name?.line ?? function.line
      return Place(file: source.path, line: line, command: "swift test --filter \(proof)")
    }
  }

  private mutating func add(_ declarations: [Declaration], in source: SourceFile, prefix: String) {
    for declaration in declarations {
      if declaration.attributes.contains(where: { $0.name == "Test" }) {
        all[prefix + declaration.name] = .test(declaration, in: source)
      }
      add(declaration.members, in: source, prefix: "\(prefix)\(declaration.name)/")
    }
  }
}
