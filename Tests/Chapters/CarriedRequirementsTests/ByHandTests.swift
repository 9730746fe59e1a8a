import Foundation
import RequirementsCarrier
import TestSupport
import Testing

@testable import CarriedRequirements

@Suite("CarriedRequirements: the lines by hand")
struct ByHandTests {
  private let request = "app.market().logIn().cart().checkOut().paymentRequest"
  private let text = "app.market().logIn().cart().checkOut().receipt().text"

  private static func sellerPlan() throws -> (CarryPlan, sources: String) {
    let sources = try Shop.sources(withSellerIn: "AppResource")
    return (try CarryPlan(of: sources), sources[0].text)
  }

  @Test("A missed rename compiles, and the request sends the theme")
  func missedRename() async throws {
    let (plan, sources) = try Self.sellerPlan()
    let right = program(sources, byHand: plan.byHand)
    #expect(try await output(of: request, in: right, "SellerByHand") == "t1 s1\n")
    let wrong = program(sources, byHand: plan.byHand.withMissedRename)
    #expect(try await output(of: request, in: wrong, "SellerCopied") == "t1 dark\n")
  }

  @Test("The test on the page fails with the missed rename and passes without it")
  func testOnThePage() async throws {
    let (plan, sources) = try Self.sellerPlan()
    let right = program(sources, byHand: plan.byHand) + (try Self.testOnThePage())
    #expect(try await output(of: "passes()", in: right, "TestByHand") == "true\n")
    let wrong = program(sources, byHand: plan.byHand.withMissedRename)
    let copied = wrong + (try Self.testOnThePage())
    #expect(try await output(of: "passes()", in: copied, "TestCopied") == "false\n")
  }

  @Test("The test on the page fails if any line of `Carried.swift` returns another text")
  func anyLine() async throws {
    let (plan, sources) = try Self.sellerPlan()
    var count = 0
    let mutated = declarations(in: plan.generated).map { declaration in
      let lines = declaration.lines.map { line in
        guard let parts = line.wholeMatch(of: #/(.+ {) (.+) }/#),
          parts.2.wholeMatch(of: #/get|set/#) == nil
        else { return line }
        count += 1
        return "\(parts.1) Mutant.line == \(count) ? \"wrong\" : \(parts.2) }"
      }
      return Declaration(head: declaration.head, lines: lines).whole.joined(separator: "\n")
    }
    try #require(count == 29)
    let shop = """
      \(sources)
      protocol CODEGEN_ReceiptRequirements {}
      enum Mutant { nonisolated(unsafe) static var line = 0 }
      \(mutated.joined(separator: "\n"))
      \(try Self.testOnThePage())
      """
    let passed = """
      (0...\(count)).filter {
        Mutant.line = $0
        return passes()
      }
      """
    #expect(try await output(of: passed, in: shop, "AnyLine") == "[0]\n")
  }

  /// A function `passes` that returns whether all expectations of the page's test hold.
  private static func testOnThePage() throws -> String {
    let file = try TestCheckout.read("Tests/Chapters/CarriedRequirementsTests/ReceiptTests.swift")
    let start = try #require(file.range(of: "func receiptSources() {\n"))
    let body = file[start.upperBound...].replacing(#/#expect\((.+)\)\n/#) {
      "results.append(\($0.1))\n"
    }
    let end = try #require(body.range(of: "\n}", options: .backwards))
    return """

      func passes() -> Bool {
        var results: [Bool] = []
      \(body[..<end.lowerBound])
        return results.allSatisfy { $0 }
      }

      """
  }

  @Test("A `Seller` type makes the compiler reject a missed rename")
  func sellerType() async throws {
    let (plan, sources) = try Self.sellerPlan()
    #expect(try await errors(inTyped: program(sources, byHand: plan.byHand)) == [])
    let wrong = program(sources, byHand: plan.byHand.withMissedRename)
    let error = "error: cannot convert return expression of type 'String' to return type 'Seller'"
    #expect(try await errors(inTyped: wrong) == [error])
    let page = try TestCheckout.read("\(chapterFolder("CarriedRequirements"))/README.md")
    #expect(page.contains("```console\n\(error)\n```"))
  }

  @Test("A seller number takes the same eight lines with `carry`")
  func eightLines() async throws {
    let before = try CarryPlan(of: Shop.sources())
    let (after, sources) = try Self.sellerPlan()
    let byHand = changes(from: before.byHand, to: after.byHand)
    let carried = changes(
      from: declarations(in: before.generated), to: declarations(in: after.generated))
    for lines in [byHand, carried] {
      #expect(lines.count { $0.hasPrefix("+   func ") || $0.hasPrefix("+   var ") } == 8)
      #expect(!lines.contains { $0.hasPrefix("-") })
    }
    let generated = "\(sources)\n\(after.generated)"
    #expect(try await output(of: request, in: generated, "SellerCarried") == "t1 s1\n")
  }

  @Test(
    "A value takes two lines for each scope that it crosses, and two more",
    arguments: [("theme", 4), ("currency", 3), ("seller", 3), ("address", 2)])
  func linesOfValue(name: String, crossed: Int) throws {
    let lines = try Self.sellerPlan().0.byHand.flatMap(\.lines)
    let ofValue = lines.filter {
      $0.lowercased().contains("\(name)(_") || $0.contains("var \(name):")
    }
    #expect(ofValue.count == 2 * crossed + 2)
  }

  @Test("A logo in one struct with the theme adds no line")
  func group() async throws {
    let sources = try Shop.sourcesWithLook()
    let plan = try CarryPlan(of: sources)
    #expect(plan.linesByHand == (try CarryPlan(of: Shop.sources()).linesByHand))
    let look = "struct Look { let theme, logo: String }"
    let grouped = program(sources[0].text, byHand: plan.byHand) + look
    #expect(try await output(of: text, in: grouped, "Look") == "t1 en-CH dark star CHF Bern\n")
  }

  private func program(_ sources: String, byHand: [Declaration]) -> String {
    let declarations = byHand.flatMap(\.whole).joined(separator: "\n")
    return """
      \(withNamesByHand(sources))
      struct ShopKey { fileprivate init() {} }
      protocol CarriedThroughReceipt {}
      \(declarations)

      """
  }

  /// Builds the shop, and prints a value of its app.
  private func output(of value: String, in shop: String, _ name: String) async throws -> String {
    let scopes = try TestCheckout.sources(below: "Sources/Support/Scopes").map(\.text)
    let source = "\(shop)\n\(scopes.joined())".replacing("import Scopes\n", with: "")
    let program = try await Compiler.program(
      name, of: "\(source)\nlet app = AppResource(injecting: NilResource())\nprint(\(value))\n")
    return try await program.run().output
  }

  /// The compiler's errors if each seller has the type `Seller`.
  private func errors(inTyped shop: String) async throws -> [String] {
    let typed =
      shop.replacing(#/([sS]eller(?:\(_:? ?(?:key: )?\w+\))?(?: ->|:)) String/#) {
        "\($0.1) Seller"
      }
      .replacing("var seller = \"s1\"", with: "var seller: Seller = \"s1\"")
    let type = """

      struct Seller: ExpressibleByStringLiteral {
        let text: String
        init(stringLiteral text: String) { self.text = text }
      }

      """
    let file = "\(try TestCheckout.folder("TypedSeller"))/\(shop.utf8.count).swift"
    try TestCheckout.write(typed + type, to: file)
    let errors = try await Compiler.errors([
      "-typecheck", "-parse-as-library", "-I", "\(TestCheckout.products)/Modules", file,
    ])
    return (errors ?? "").split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/\.swift:\d+:\d+: (error: .+)/#).map { String($0.1) }
    }
  }
}
