import SwiftOutline
import ToolSupport

/// Where the proofs stand: every test function of `Tests/`, every `Refused` fixture and every script,
/// by the name under which `Claims.md` names it.
package struct ProofIndex: Sendable {
  package struct Place: Sendable {
    /// Relative to the checkout.
    package let file: String
    package let line: Int
    /// The test that runs it, `Deps1Tests.ValuesTests/value`; nil for a script.
    package let test: String?
  }

  /// By the name of the proof; a test has its source here.
  private var all: [String: (place: Place, source: SourceFile?)] = [:]
  private let fixtures: [RefusedFixture]
  /// The tests that a Mac skips, for they would prove nothing there.
  package private(set) var skippedOnMac: Set<String> = []

  /// - Parameter proofs: reads only the tests that these need; all if nil.
  package init(of checkout: Checkout, for proofs: [String]? = nil) throws(ToolError) {
    fixtures = try RefusedFixture.all(in: checkout)
    let needed = proofs.map { Set($0.map { String($0.prefix { $0 != "." }) }) }
    for (target, folder) in try checkout.testFolders() where needed?.contains(target) ?? true {
      let names = try checkout.files.files(below: checkout.path(folder)) { _ in false }
      for name in names where name.hasSuffix(".swift") {
        let source = try checkout.source("\(folder)/\(name)")
        add(try source.readDeclarations(), in: source, prefix: "\(target).")
      }
    }
    for fixture in fixtures {
      let test = "\(fixture.chapter.tests).ChapterTests/refusals"
      all[fixture.name] = (Place(file: fixture.page, line: 1, test: test), nil)
    }
    for script in try checkout.files.exists(checkout.path("Scripts"))
      ? checkout.files.files(below: checkout.path("Scripts"), skip: { _ in false }) : []
    {
      let script = "Scripts/\(script)"
      // What is not a program proves nothing.
      guard try checkout.read(script).hasPrefix("#!") else { continue }
      all[script] = (Place(file: script, line: 1, test: nil), nil)
    }
  }

  /// Proofs that a row names and that are not there, fixtures whose ids have no row, or a row that does
  /// not name them, and those that compile without the package.
  package func problems(_ claims: Claims) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for claim in claims.all {
      for proof in claim.proofs where all[proof] == nil {
        problems.append(claim.problem("there is no proof named \(proof)."))
      }
    }
    for fixture in fixtures {
      if fixture.isDetached {
        let sentence =
          "It imports nothing of this package, so no change of the chapter reaches it. "
          + "Where that cannot be, say why: '// alone: …'."
        problems.append(Diagnostic(fixture.page, line: 1, sentence))
      }
      for id in fixture.ids where claims[id]?.proofs.contains(fixture.name) != true {
        let sentence = "\(id) has no row in \(Claims.page) that names \(fixture.name)."
        problems.append(Diagnostic(fixture.path, line: 1, sentence))
      }
    }
    return problems
  }

  /// Where a proof stands; for a test, the line that names the id where the same file has one.
  package func place(of proof: String, for id: String) -> Place? {
    guard let (place, source) = all[proof] else { return nil }
    let name = source?.tokens.first { token in
      if case .string(let literal) = token.kind { literal.plainValue == id } else { false }
    }
    return Place(file: place.file, line: name?.line ?? place.line, test: place.test)
  }

  private mutating func add(_ declarations: [Declaration], in source: SourceFile, prefix: String) {
    for declaration in declarations {
      if let test = declaration.attributes.first(where: { $0.name == "Test" }) {
        let name = prefix + declaration.name
        if test.arguments?.contains("if: onLinux") == true { skippedOnMac.insert(name) }
        all[name] = (Place(file: source.path, line: declaration.line, test: name), source)
      }
      add(declaration.members, in: source, prefix: "\(prefix)\(declaration.name)/")
    }
  }
}
