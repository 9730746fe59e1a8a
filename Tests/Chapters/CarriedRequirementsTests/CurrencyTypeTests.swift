import TestSupport
import Testing

@Suite("CarriedRequirements: a currency with a type of its own")
struct CurrencyTypeTests {
  @Test("A `Currency` type makes the compiler reject a wrong copy")
  func wrongCopy() async throws {
    let errors = try #require(try await errors("injected.carriedLocale(ShopKey())"))
    let words = errors.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/(\w+\.swift):\d+:\d+: (error: .+)/#).map { "\($0.1) \($0.2)" }
    }
    let expected =
      "error: cannot convert return expression of type 'String' to return type 'Currency'"
    #expect(words == ["ByHand.swift \(expected)"])
    // The guide quotes these words.
    let guide = try TestCheckout.read("\(chapterFolder("CarriedRequirements"))/README.md")
    #expect(guide.contains("\n\(expected)\n"))
    #expect(try await self.errors("injected.carriedCurrency(ShopKey())") == nil)
  }

  /// Compiles the shop with `Currency` instead of `String`.
  ///
  /// - Parameter copy: the body of the checkout's currency.
  private func errors(_ copy: String) async throws -> String? {
    let chapter = chapterFolder("CarriedRequirements")
    let folder = try TestCheckout.folder("CurrencyType")
    let files = try ["Before/ByHand.swift", "Scopes/Scopes.swift", "Scopes/Carried.swift"].map {
      let text = try TestCheckout.read("\(chapter)/\($0)")
        .replacing(#/([cC]urrency(?:\(_:? ?(?:key: )?\w+\))?(?: ->|:)) String/#) {
          "\($0.1) Currency"
        }
        .replacing("var currency = \"CHF\"", with: "var currency = Currency(code: \"CHF\")")
        .replacing(
          "var currency: Currency { injected.carriedLocale(ShopKey()) }",
          with: "var currency: Currency { \(copy) }")
      let path = "\(folder)/\(copy.count)/\($0)"
      try TestCheckout.write(text, to: path)
      return path
    }
    try TestCheckout.write("struct Currency { let code: String }\n", to: "\(folder)/Currency.swift")
    return try await Compiler.errors(
      ["-typecheck", "-parse-as-library", "-I", "\(TestCheckout.products)/Modules"] + files
        + ["\(folder)/Currency.swift"])
  }
}
