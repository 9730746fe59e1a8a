import SwiftOutline
import ToolSupport

/// The places of all proofs: test functions, `Refused` fixtures and scripts, by their names in `Claims.md`.
package struct ProofIndex: Sendable {
  package struct Place: Sendable {
    /// Relative to the checkout.
    package let file: String
    package let line: Int
    /// The test that runs the proof, `Deps1Tests.ValuesTests/value`; nil for a script.
    package let test: String?
  }

  /// The place of each proof, by its name.
  private var all: [String: Place] = [:]
  private var tests: [String: ProvingTest] = [:]
  /// The test files of each module, by its name.
  private var files: [String: [TestFile]] = [:]
  /// The fixtures of all chapters.
  let fixtures: [RefusedFixture]
  /// The tests that don't run on macOS.
  package private(set) var skippedOnMac: Set<String> = []

  /// - Parameter proofs: the proofs whose test targets are read; all if nil.
  package init(of checkout: Checkout, for proofs: [String]? = nil) throws(ToolError) {
    fixtures = try RefusedFixture.all(in: checkout)
    let needed = proofs.map { Set($0.map { String($0.prefix { $0 != "." }) }) }
    for (target, folder) in try checkout.testFolders() where needed?.contains(target) ?? true {
      let names = try checkout.files.files(below: checkout.path(folder)) { _ in false }
      for name in names where name.hasSuffix(".swift") {
        let source = try checkout.source("\(folder)/\(name)")
        let declarations = try source.readDeclarations()
        files[target, default: []].append(TestFile(source, declarations))
        add(declarations, in: source, prefix: "\(target).")
      }
    }
    for fixture in fixtures {
      let test = fixture.chapter.refusalsTest
      all[fixture.name] = Place(file: fixture.page, line: 1, test: test)
    }
    for script in try checkout.files.exists(checkout.path("Scripts"))
      ? checkout.files.files(below: checkout.path("Scripts"), skip: { _ in false }) : []
    {
      let script = "Scripts/\(script)"
      // Only an executable script can be a proof.
      guard try checkout.read(script).hasPrefix("#!") else { continue }
      all[script] = Place(file: script, line: 1, test: nil)
    }
  }

  /// Reports missing proofs, fixtures that the rows of their ids don't list, and fixtures that don't use the package.
  package func problems(_ claims: Claims) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for claim in claims.all {
      for proof in claim.proofs where all[proof] == nil {
        problems.append(claim.problem("no proof named \(proof)."))
      }
    }
    for fixture in fixtures {
      if fixture.isDetached {
        let sentence =
          "This fixture imports nothing from this package, so the chapter can't affect it. "
          + "If that is intended, add the reason: '// alone: …'."
        problems.append(Diagnostic(fixture.page, line: 1, sentence))
      }
      for id in fixture.ids where claims[id]?.proofs.contains(fixture.name) != true {
        let sentence = "No row for \(id) in \(Claims.page) lists \(fixture.name)."
        problems.append(Diagnostic(fixture.path, line: 1, sentence))
      }
    }
    return problems
  }

  /// The place of a proof. For a test it is the line with the claim's id, in the test or in the table of its arguments;
  /// or else the line of the test.
  package func place(of proof: String, for id: String) -> Place? {
    guard let place = all[proof], let target = place.test?.prefix(while: { $0 != "." }) else {
      return all[proof]
    }
    guard let test = tests[proof] else { return place }
    let own = files[String(target), default: []].filter { $0.source.path == place.file }
    let others = files[String(target), default: []].filter { $0.source.path != place.file }
    if let line = own.first?.line(of: id, in: test.declaration.range) {
      return Place(file: place.file, line: line, test: place.test)
    }
    for file in own + others {
      if let line = file.line(of: id, inPropertiesNamed: test.arguments) {
        return Place(file: file.source.path, line: line, test: place.test)
      }
    }
    let tables = Set(tests.values.flatMap(\.arguments))
    let line = own.first?.lineOutsideOfTests(of: id, and: tables)
    return Place(file: place.file, line: line ?? place.line, test: place.test)
  }

  private mutating func add(_ declarations: [Declaration], in source: SourceFile, prefix: String) {
    for declaration in declarations {
      if let test = declaration.attributes.first(where: { $0.name == "Test" }) {
        let name = prefix + declaration.name
        if test.arguments?.contains("if: onLinux") == true { skippedOnMac.insert(name) }
        all[name] = Place(file: source.path, line: declaration.line, test: name)
        tests[name] = ProvingTest(declaration: declaration, arguments: names(in: test.arguments))
      }
      add(declaration.members, in: source, prefix: "\(prefix)\(declaration.name)/")
    }
  }

  private func names(in arguments: String?) -> Set<String> {
    guard let tree = try? SourceFile(path: "", text: arguments ?? "").tree else { return [] }
    return Set(tree.tokens.indices.filter { tree.tokens[$0].kind == .identifier }.map(tree.name))
  }
}

/// A test function, and the names in its attribute.
private struct ProvingTest: Sendable {
  let declaration: Declaration
  let arguments: Set<String>
}

/// A file of tests.
private struct TestFile: Sendable {
  let source: SourceFile
  private let properties: [Declaration]
  private let tests: [Declaration]

  init(_ source: SourceFile, _ declarations: [Declaration]) {
    self.source = source
    func all(_ declarations: [Declaration]) -> [Declaration] {
      declarations.flatMap { [$0] + all($0.members) }
    }
    let declared = all(declarations)
    properties = declared.filter(\.isProperty)
    tests = declared.filter { $0.attributes.contains { $0.name == "Test" } }
  }

  /// The first line with an id as a string literal, in a range of bytes.
  func line(of id: String, in range: Range<Int>) -> Int? { line(of: id, where: range.contains) }

  /// The line of an id in a property with one of these names.
  func line(of id: String, inPropertiesNamed names: Set<String>) -> Int? {
    properties.filter { names.contains($0.name) }.lazy.compactMap { line(of: id, in: $0.range) }
      .first
  }

  /// The line of an id outside of tests, and of properties with one of these names.
  func lineOutsideOfTests(of id: String, and names: Set<String>) -> Int? {
    let others = tests + properties.filter { names.contains($0.name) }
    return line(of: id) { place in !others.contains { $0.range.contains(place) } }
  }

  private func line(of id: String, where isInScope: (Int) -> Bool) -> Int? {
    source.tokens.first { token in
      guard case .string(let literal) = token.kind, isInScope(token.range.lowerBound) else {
        return false
      }
      return literal.plainValue == id
    }?.line
  }
}
