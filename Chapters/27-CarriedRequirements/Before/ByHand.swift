import Scopes

/// The shop of chapter 26, whose receipt also needs a currency. All lines that carry values are
/// written by hand, and one of them is wrong.
enum Before {
  protocol LoggedInRequirements: Requirements, CarriedThroughLogin {
    var sessionToken: String { get }
    var locale: String { get }
  }

  protocol CheckoutRequirements: Requirements, CarriedThroughCheckout {
    var sessionToken: String { get }
  }

  final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, CheckoutRequirements {
    lazy var locale = "\(injected.locale)-CH"
  }

  final class CheckoutResource<I: CheckoutRequirements>: Resource<I>, ReceiptRequirements {}
}

struct ShopKey {
  fileprivate init() {}
}

protocol CarriedThroughLogin {
  func carriedTheme(_ key: ShopKey) -> String
  func carriedCurrency(_ key: ShopKey) -> String
}

protocol CarriedThroughCheckout {
  func carriedLocale(_ key: ShopKey) -> String
  func carriedTheme(_ key: ShopKey) -> String
  func carriedCurrency(_ key: ShopKey) -> String
}

extension AppResource: Before.LoggedInRequirements {
  func carriedTheme(_ key: ShopKey) -> String { theme }
  func carriedCurrency(_ key: ShopKey) -> String { currency }
}

extension Before.LoggedInResource {
  var sessionToken: String { injected.sessionToken }
  func carriedLocale(_ key: ShopKey) -> String { locale }
  func carriedTheme(_ key: ShopKey) -> String { injected.carriedTheme(key) }
  func carriedCurrency(_ key: ShopKey) -> String { injected.carriedCurrency(key) }
}

extension Before.CheckoutResource {
  var sessionToken: String { injected.sessionToken }
  var locale: String { injected.carriedLocale(ShopKey()) }
  var theme: String { injected.carriedTheme(ShopKey()) }
  var currency: String { injected.carriedLocale(ShopKey()) }
}
