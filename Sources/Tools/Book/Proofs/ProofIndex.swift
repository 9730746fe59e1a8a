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

  private var tests: [String: (source: SourceFile, function: Declaration)] = [:]
  private var fixtures: [String: Fixture] = [:]
  /// `Scripts/measure-rebuilds`; what is not a program is none.
  private var scripts: Set<String> = []

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
    for fixture in try Fixture.all(in: checkout) { fixtures[fixture.name] = fixture }
    for name in try checkout.names(in: "Scripts") {
      if try checkout.read("Scripts/\(name)").hasPrefix("#!") { scripts.insert("Scripts/\(name)") }
    }
  }

  /// Proofs that a row names and that are not there, and fixtures whose ids have no row, or a row
  /// that does not name them.
  package func problems(_ claims: Claims) -> [Problem] {
    var problems: [Problem] = []
    for claim in claims.all {
      for proof in claim.proofs where !has(proof) {
        problems.append(claim.problem("there is no proof named \(proof)."))
      }
    }
    for (name, fixture) in fixtures.sorted(by: { $0.key < $1.key }) {
      for id in fixture.ids where claims[id]?.proofs.contains(name) != true {
        let sentence = "\(id) has no row in \(Claims.page) that names \(name)."
        problems.append(Problem(fixture.path, line: 1, sentence))
      }
    }
    return problems
  }

  private func has(_ proof: String) -> Bool {
    tests[proof] != nil || fixtures[proof] != nil || scripts.contains(proof)
  }

  /// Where a proof stands; for a test, the line that names the id where the same file has one.
  package func place(of proof: String, for id: String) -> Place? {
    if let fixture = fixtures[proof] {
      return Place(
        file: fixture.page, line: 1,
        command: "swift test --filter \(fixture.chapter.tests).ChapterTests/refusals")
    }
    if scripts.contains(proof) { return Place(file: proof, line: 1, command: proof) }
    guard let (source, function) = tests[proof] else { return nil }
    let name = source.tokens.first { token in
      if case .string(let literal) = token.kind { literal.plainValue == id } else { false }
    }
    return Place(
      file: source.path, line: name?.line ?? function.line, command: "swift test --filter \(proof)")
  }

  private mutating func add(_ declarations: [Declaration], in source: SourceFile, prefix: String) {
    for declaration in declarations {
      if declaration.attributes.contains(where: { $0.name == "Test" }) {
        tests[prefix + declaration.name] = (source, declaration)
      }
      add(declaration.members, in: source, prefix: "\(prefix)\(declaration.name)/")
    }
  }
}
