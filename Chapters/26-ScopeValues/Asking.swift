import Playground
import Scopes

// Three wrappers, one for each scope of the shop. They record the calls that read the locale and the theme.

struct RecordingApp<App: LoggedInRequirements>: LoggedInRequirements {
  let app: App
  let calls: Log
  var sessionToken: String { app.sessionToken }
  var locale: String { calls.record("locale", from: "login", to: "app") { app.locale } }

  func carriedTheme(_ key: ShopKey) -> String {
    calls.record("carriedTheme", from: "login", to: "app") { app.carriedTheme(key) }
  }
}

struct RecordingLogin<Login: CheckoutRequirements>: CheckoutRequirements {
  let login: Login
  let calls: Log
  var sessionToken: String { login.sessionToken }

  func carriedLocale(_ key: ShopKey) -> String {
    calls.record("carriedLocale", from: "checkout", to: "login") { login.carriedLocale(key) }
  }

  func carriedTheme(_ key: ShopKey) -> String {
    calls.record("carriedTheme", from: "checkout", to: "login") { login.carriedTheme(key) }
  }
}

struct RecordingCheckout<Checkout: ReceiptRequirements>: ReceiptRequirements {
  let checkout: Checkout
  let calls: Log
  var sessionToken: String { checkout.sessionToken }
  var locale: String { calls.record("locale", from: "receipt", to: "checkout") { checkout.locale } }
  var theme: String { calls.record("theme", from: "receipt", to: "checkout") { checkout.theme } }
}

extension Log {
  fileprivate func record(
    _ name: String, from caller: String, to callee: String, _ value: () -> String
  ) -> String {
    call(name, from: caller, to: callee)
    let value = value()
    answer(value, from: callee, to: caller)
    return value
  }
}

/// The calls of a receipt's second read, after locale and theme have changed.
func callsOnSecondRead() -> [String] {
  let (app, calls) = (AppResource(injecting: NilResource()), Log())
  let login = LoggedInResource(injecting: RecordingApp(app: app, calls: calls))
  let checkout = CheckoutResource(injecting: RecordingLogin(login: login, calls: calls))
  let receipt = ReceiptResource(injecting: RecordingCheckout(checkout: checkout, calls: calls))
  _ = receipt.text
  let first = calls.lines.count
  (app.theme, app.locale) = ("light", "de")
  _ = receipt.text
  return Array(calls.lines.dropFirst(first))
}
