import RequirementsCarrier
import TestSupport
import Testing
import ToolSupport

/// A target of a few lines in `Corpus/`, beside what carry writes for it or why it refuses.
struct Case: CustomTestStringConvertible, Sendable {
  let name: String
  let sources: [(path: String, text: String)]
  /// The whole of `Carried.swift`, or nil where carry must refuse.
  let carried: String?
  /// The whole of `Refused.txt`, or nil where carry must not.
  let refused: String?

  var testDescription: String { name }

  static let folder = "Tests/RequirementsCarrierTests/Corpus"

  static func all() throws -> [Case] {
    try RealFiles().entries(of: TestCheckout.checkout.path(folder)).map { name in
      var files: [String: String] = [:]
      for file in try RealFiles().entries(of: TestCheckout.checkout.path("\(folder)/\(name)")) {
        files[file] = try TestCheckout.checkout.read("\(folder)/\(name)/\(file)")
      }
      let carried = files.removeValue(forKey: "Carried.swift")
      let refused = files.removeValue(forKey: "Refused.txt")
      return Case(
        name: name, sources: files.map { ($0.key, $0.value) }, carried: carried, refused: refused)
    }
  }
}

@Suite("carry over small targets")
struct CorpusTests {
  @Test("What is written or refused is what stands beside it, whole", arguments: try Case.all())
  func output(of one: Case) throws {
    try #require((one.carried == nil) != (one.refused == nil))
    do throws(CarryError) {
      let plan = try CarryPlan(of: one.sources)
      #expect(plan.generated == one.carried)
    } catch {
      #expect(error.description == one.refused)
    }
  }

  @Test("The order of the files changes no byte, and what carry wrote is no source")
  func order() throws {
    for one in try Case.all() {
      var sources = one.sources.sorted { $0.path > $1.path }
      if let carried = one.carried { sources.append(("Carried.swift", carried)) }
      do throws(CarryError) {
        #expect(try CarryPlan(of: sources).generated == one.carried, "\(one.name)")
      } catch {
        #expect(error.description == one.refused, "\(one.name)")
      }
    }
  }

  @Test("A source that cannot be read is refused at its place, each one")
  func syntax() {
    let error = #expect(throws: CarryError.self) {
      try CarryPlan(of: [
        ("B.swift", "let pattern = /a b/\n"), ("A.swift", "protocol OneRequirements {\n"),
      ])
    }
    #expect(
      error?.description == """
        A.swift:1: error: '{' is not closed
        B.swift:1: error: '/' here may begin a regex literal; write '#/…/#', or a space after an operator

        """)
  }

  @Test("Each refusal has its place, and says what to do")
  func refusals() throws {
    let all = try Case.all().filter { $0.refused != nil }
    #expect(all.count >= 10)
    for one in all {
      for line in one.refused?.split(separator: "\n") ?? [] {
        #expect(line.contains(#/^[A-Za-z]+\.swift:\d+: error: .+: .+\.$/#), "\(one.name)")
      }
    }
  }
}
