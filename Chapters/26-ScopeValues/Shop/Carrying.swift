import Scopes

/// Only code of this file can make a key.
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
  func carriedTheme(_ key: ShopKey) -> String { injected.carriedTheme(key) }
}

extension CheckoutResource {
  var theme: String { injected.carriedTheme(ShopKey()) }
}

// snippet.rest
extension LoggedInResource {
  var sessionToken: String { injected.sessionToken }
  func carriedLocale(_ key: ShopKey) -> String { locale }
}

extension CheckoutResource {
  var sessionToken: String { injected.sessionToken }
  var locale: String { injected.carriedLocale(ShopKey()) }
}
// snippet.end
