import Testing

@testable import ScopeValues

@Test("A receipt reads each value under its own name, through two scopes")
func receiptThroughTwoScopes() {
  struct StubApp: LoggedInRequirements {
    let sessionToken = "token"
    let locale = "locale"
    func carriedTheme(_ key: ShopKey) -> String { "theme" }
  }
  let login = LoggedInResource(injecting: StubApp())
  let checkout = CheckoutResource(injecting: login)
  #expect(ReceiptResource(injecting: checkout).text == "token locale-CH theme")
}
