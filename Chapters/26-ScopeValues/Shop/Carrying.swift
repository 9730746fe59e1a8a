import Scopes

/// Only code in this file can create a key.
struct ShopKey {
  fileprivate init() {}
}

protocol CarriedThroughLogin {
  func carriedTheme(_ key: ShopKey) -> String
}

protocol CarriedThroughCheckout {
  func carriedLocale(_ key: ShopKey) -> String
  func carriedTheme(_ key: ShopKey) -> String
}

extension AppResource {
  func carriedTheme(_ key: ShopKey) -> String { theme }
}

extension LoggedInResource {
  var sessionToken: String { injected.sessionToken }
  func carriedLocale(_ key: ShopKey) -> String { locale }
  func carriedTheme(_ key: ShopKey) -> String { injected.carriedTheme(key) }
}

extension CheckoutResource {
  var sessionToken: String { injected.sessionToken }
  var locale: String { injected.carriedLocale(ShopKey()) }
  var theme: String { injected.carriedTheme(ShopKey()) }
}
