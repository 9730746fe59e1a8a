import Scopes
import Testing

@testable import CarriedRequirements

@Test("A receipt shows the app's theme and currency, and the login's locale")
func receiptSources() {
  let app = AppResource(injecting: NilResource())
  (app.locale, app.theme, app.currency) = ("locale", "theme", "currency")
  #expect(app.logIn().checkOut().receipt().text == "t1 locale-CH theme currency")
}
