import Playground
import Scopes

// Three wrappers, one for each outer scope of the shop. They record the calls that read the three values.

struct RecordingApp<App: LoggedInRequirements>: LoggedInRequirements {
  let app: App
  let calls: Log
  var sessionToken: String {
    calls.record("sessionToken", from: "login", to: "app") { app.sessionToken }
  }
  var locale: String { calls.record("locale", from: "login", to: "app") { app.locale } }

  func carriedTheme(_ key: ShopKey) -> String {
    calls.record("carriedTheme", from: "login", to: "app") { app.carriedTheme(key) }
  }
}

struct RecordingLogin<Login: CheckoutRequirements>: CheckoutRequirements {
  let login: Login
  let calls: Log
  var sessionToken: String {
    calls.record("sessionToken", from: "checkout", to: "login") { login.sessionToken }
  }

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
  var sessionToken: String {
    calls.record("sessionToken", from: "receipt", to: "checkout") { checkout.sessionToken }
  }
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

/// The values that pass from scope to scope when a receipt is read, as arrows: `login.locale -> checkout`.
func valuesPassedOn() -> [String] {
  recordedReads().first.reversed().compactMap { line in
    line.wholeMatch(of: #/(\w+) -> (\w+): (?:carried)?(\w)(\w+)/#).map { call in
      "\(call.2).\(call.3.lowercased())\(call.4) -> \(call.1)"
    }
  }
}

/// The calls that read locale and theme again, after both have changed.
func callsOnSecondRead() -> [String] {
  let isToken = { (line: String) in line.hasSuffix(": sessionToken") || line.hasSuffix(": t1") }
  return recordedReads().second.filter { !isToken($0) }
}

/// The calls of the first read of a receipt, and of the second read, after locale and theme have changed.
private func recordedReads() -> (first: [String], second: [String]) {
  let (app, calls) = (AppResource(injecting: NilResource()), Log())
  let login = LoggedInResource(injecting: RecordingApp(app: app, calls: calls))
  let checkout = CheckoutResource(injecting: RecordingLogin(login: login, calls: calls))
  let receipt = ReceiptResource(injecting: RecordingCheckout(checkout: checkout, calls: calls))
  _ = receipt.text
  let first = calls.lines
  (app.theme, app.locale) = ("light", "de")
  _ = receipt.text
  return (first, Array(calls.lines.dropFirst(first.count)))
}
