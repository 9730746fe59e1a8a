import Scopes
import Testing

@testable import CarriedRequirements

@Test("A receipt shows each value of the scope that should provide it")
func receiptSources() {
  let app = AppResource(injecting: NilResource())
  (app.locale, app.theme) = ("locale", "theme")
  let market = app.market()
  market.currency = "currency"
  let receipt = market.logIn().cart().checkOut().receipt()
  #expect(receipt.text == "t1 locale-CH theme currency Bern")
}
