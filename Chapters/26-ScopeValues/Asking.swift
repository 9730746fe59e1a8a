import Playground
import Scopes

// Three stand-ins, each around a scope of the shop. They write down who asks for the locale and the theme.

struct AskedApp<App: LoggedInRequirements>: LoggedInRequirements {
  let app: App
  let calls: Log
  var sessionToken: String { app.sessionToken }
  var locale: String { calls.asked("locale", "login", "app") { app.locale } }

  func carriedTheme(_ key: ShopKey) -> String {
    calls.asked("carriedTheme", "login", "app") { app.carriedTheme(key) }
  }
}

struct AskedLogin<Login: CheckoutRequirements>: CheckoutRequirements {
  let login: Login
  let calls: Log
  var sessionToken: String { login.sessionToken }

  func carriedLocale(_ key: ShopKey) -> String {
    calls.asked("carriedLocale", "checkout", "login") { login.carriedLocale(key) }
  }

  func carriedTheme(_ key: ShopKey) -> String {
    calls.asked("carriedTheme", "checkout", "login") { login.carriedTheme(key) }
  }
}

struct AskedCheckout<Checkout: ReceiptRequirements>: ReceiptRequirements {
  let checkout: Checkout
  let calls: Log
  var sessionToken: String { checkout.sessionToken }
  var locale: String { calls.asked("locale", "receipt", "checkout") { checkout.locale } }
  var theme: String { calls.asked("theme", "receipt", "checkout") { checkout.theme } }
}

extension Log {
  fileprivate func asked(
    _ name: String, _ caller: String, _ callee: String, _ value: () -> String
  ) -> String {
    call(name, from: caller, to: callee)
    let value = value()
    answer(value, from: callee, to: caller)
    return value
  }
}

/// Who asks whom at the second reading of a receipt, after locale and theme have changed.
func secondReading() -> [String] {
  let (app, calls) = (AppResource(injecting: NilResource()), Log())
  let login = LoggedInResource(injecting: AskedApp(app: app, calls: calls))
  let checkout = CheckoutResource(injecting: AskedLogin(login: login, calls: calls))
  let receipt = ReceiptResource(injecting: AskedCheckout(checkout: checkout, calls: calls))
  _ = receipt.text
  let first = calls.lines.count
  (app.theme, app.locale) = ("light", "de")
  _ = receipt.text
  return Array(calls.lines.dropFirst(first))
}
