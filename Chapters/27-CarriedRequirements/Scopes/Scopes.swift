// The scopes of the shop. What they only pass on is in Carried.swift, which `carry` writes.

import Scopes

final class AppResource<I: NilRequirements>: Resource<I>, MarketRequirements {
  var locale = "en"
  var theme = "dark"
  var seller = "s1"

  func market() -> MarketResource<AppResource> { MarketResource(injecting: self) }
}

protocol MarketRequirements: Requirements, CODEGEN_MarketRequirements {}

final class MarketResource<I: MarketRequirements>: Resource<I>, LoggedInRequirements {
  var currency = "CHF"

  func logIn() -> LoggedInResource<MarketResource> { LoggedInResource(injecting: self) }
}

protocol LoggedInRequirements: Requirements, CODEGEN_LoggedInRequirements {
  var locale: String { get }
}

class LoggedInResource<I: LoggedInRequirements>: Resource<I>, CartRequirements {
  let sessionToken = "t1"
  let address = "Bern"
  lazy var locale = "\(injected.locale)-CH"

  func cart() -> CartResource<LoggedInResource> { CartResource(injecting: self) }
}

protocol CartRequirements: Requirements, CODEGEN_CartRequirements {
  var sessionToken: String { get }
}

final class CartResource<I: CartRequirements>: Resource<I>, CheckoutRequirements {
  func checkOut() -> CheckoutResource<CartResource> { CheckoutResource(injecting: self) }
}

protocol CheckoutRequirements: Requirements, CODEGEN_CheckoutRequirements {
  var seller: String { get }
  var sessionToken: String { get }
}

final class CheckoutResource<I: CheckoutRequirements>: Resource<I>, ReceiptRequirements {
  var paymentRequest: String { "\(sessionToken) \(seller)" }

  func receipt() -> ReceiptResource<CheckoutResource> { ReceiptResource(injecting: self) }
}

protocol ReceiptRequirements: Requirements, CODEGEN_ReceiptRequirements {
  var sessionToken: String { get }
  var locale: String { get }
  var theme: String { get }
  var currency: String { get }
  var address: String { get }
}

final class ReceiptResource<I: ReceiptRequirements>: Resource<I> {
  var text: String { "\(sessionToken) \(locale) \(theme) \(currency) \(address)" }
}
