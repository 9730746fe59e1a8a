import Scopes
import Testing

@testable import ScopeValues

@Test("A receipt reads each value under its own name, through two scopes")
func receiptThroughTwoScopes() {
  let app = AppResource(injecting: NilResource())
  (app.locale, app.theme) = ("locale", "theme")
  let login = LoggedInResource(injecting: app)
  let checkout = CheckoutResource(injecting: login)
  #expect(ReceiptResource(injecting: checkout).text == "t1 locale-CH theme")
}
