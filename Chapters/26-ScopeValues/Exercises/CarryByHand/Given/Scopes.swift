import Scopes

/// The outermost scope. Its values may change.
class AppResource: Resource<NilResource>, LoggedInRequirements {
  var shop = "Tea & Co"
  var locale = "en"
  var logo = "leaf"
}

protocol LoggedInRequirements: Requirements, CarriedThroughLogin {
  var shop: String { get }
  var locale: String { get }
}

/// A login changes the locale, and makes the user.
class LoggedInResource<I: LoggedInRequirements>: Resource<I>, CheckoutRequirements {
  var locale: String { "\(injected.locale)-CH" }
  var user = "Ada"
}

protocol CheckoutRequirements: Requirements, CarriedThroughCheckout {
  var shop: String { get }
  var locale: String { get }
  var user: String { get }
}

class CheckoutResource<I: CheckoutRequirements>: Resource<I>, ReceiptRequirements {}

protocol ReceiptRequirements: Requirements {
  var shop: String { get }
  var locale: String { get }
  var user: String { get }
  var logo: String { get }
}

/// The innermost scope shows what it was given.
final class ReceiptResource<I: ReceiptRequirements>: Resource<I> {
  var text: String { "\(injected.shop) \(injected.locale) \(injected.user)" }
  var picture: String { "picture of a \(injected.logo)" }
}
