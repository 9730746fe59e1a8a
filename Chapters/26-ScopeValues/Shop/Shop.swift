import Scopes

/// Has all three values.
final class AppResource<I: NilRequirements>: Resource<I>, LoggedInRequirements {
  let sessionToken = "t1"
  var locale = "en"
  var theme = "dark"
}

/// A receipt uses all three.
protocol ReceiptRequirements: Requirements {
  var sessionToken: String { get }
  var locale: String { get }
  var theme: String { get }
}

final class ReceiptResource<I: ReceiptRequirements>: Resource<I> {
  var text: String { "\(injected.sessionToken) \(injected.locale) \(injected.theme)" }
}

/// A login uses the token, and changes the locale. A checkout uses only the token.
protocol LoggedInRequirements: Requirements, CarriedThroughLogin {
  var sessionToken: String { get }
  var locale: String { get }
}

final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, CheckoutRequirements {
  lazy var locale = "\(injected.locale)-CH"
}

protocol CheckoutRequirements: Requirements, CarriedThroughCheckout {
  var sessionToken: String { get }
}

final class CheckoutResource<I: CheckoutRequirements>: Resource<I>, ReceiptRequirements {}
