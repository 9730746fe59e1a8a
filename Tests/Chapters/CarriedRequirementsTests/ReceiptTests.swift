import Scopes
import Testing

@testable import CarriedRequirements

@Test("Payment request and receipt show each value of the right scope")
func receiptSources() {
  let app = AppResource(injecting: NilResource())
  (app.locale, app.theme, app.seller) = ("locale", "theme", "seller")
  let market = app.market()
  market.currency = "currency"
  let checkout = market.logIn().cart().checkOut()
  #expect(checkout.paymentRequest == "t1 seller")
  #expect(checkout.receipt().text == "t1 locale-CH theme currency Bern")
}
