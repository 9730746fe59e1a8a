import RequirementsCarrier
import TestSupport
import Testing

@testable import CarriedRequirements

@Suite("CarriedRequirements: the lines by hand")
struct ByHandTests {
  private let right = "injected.carriedCurrency(ShopKey())"
  private let wrong = "injected.carriedLocale(ShopKey())"

  @Test("A wrong copy of a `String` compiles, as the right lines do")
  func strings() async throws {
    #expect(try await errors(right, type: "String") == nil)
    #expect(try await errors(wrong, type: "String") == nil)
  }

  @Test("A `Currency` type makes the compiler reject a wrong copy")
  func wrongCopy() async throws {
    let errors = try #require(try await errors(wrong, type: "Currency"))
    let words = errors.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/(\w+\.swift):\d+:\d+: (error: .+)/#).map { "\($0.1) \($0.2)" }
    }
    let expected =
      "error: cannot convert return expression of type 'String' to return type 'Currency'"
    #expect(words == ["ByHand.swift \(expected)"])
    #expect(try await self.errors(right, type: "Currency") == nil)
  }

  /// Compiles the shop with the lines by hand.
  ///
  /// - Parameters:
  ///   - copy: the body of the checkout's currency.
  ///   - type: the type of all currencies.
  private func errors(_ copy: String, type: String) async throws -> String? {
    let plan = try CarryPlan(of: Shop.sources())
    let receipt = declarations(in: plan.generated).filter {
      $0.head == "extension ReceiptResource {"
    }
    let declarations = (plan.byHand + receipt).map { declaration in
      "\(declaration.head)\n\(declaration.lines.joined(separator: "\n"))\n}\n"
    }
    let byHand = """
      struct ShopKey { fileprivate init() {} }
      protocol CarriedThroughReceipt {}
      \(declarations.joined())
      """
    let scopes = try Shop.sources()[0].text
      .replacing(#/CODEGEN_(\w+)Requirements/#) { "CarriedThrough\($0.1)" }
    let folder = "\(try TestCheckout.folder("ByHand\(type)"))/\(copy.count)"
    let files = try [("ByHand.swift", byHand), ("Scopes.swift", scopes)].map { name, text in
      let typed = text.replacing(#/([cC]urrency(?:\(_:? ?(?:key: )?\w+\))?(?: ->|:)) String/#) {
        "\($0.1) \(type)"
      }
      .replacing("var currency = \"CHF\"", with: "var currency: \(type) = \"CHF\"")
      .replacing("{ \(right) }", with: "{ \(copy) }")
      try TestCheckout.write(typed, to: "\(folder)/\(name)")
      return "\(folder)/\(name)"
    }
    let currency = """
      struct Currency: ExpressibleByStringLiteral {
        let code: String
        init(stringLiteral code: String) { self.code = code }
      }
      """
    try TestCheckout.write(currency, to: "\(folder)/Currency.swift")
    return try await Compiler.errors(
      ["-typecheck", "-parse-as-library", "-I", "\(TestCheckout.products)/Modules"] + files
        + ["\(folder)/Currency.swift"])
  }
}
