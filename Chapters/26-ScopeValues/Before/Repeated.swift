import Scopes

/// The login and the checkout, which name and pass on whatever the receipt needs.
enum Before {
  /// A login uses the token, and sets the locale.
  protocol LoggedInRequirements: Requirements {
    var sessionToken: String { get }
    var locale: String { get }
    var theme: String { get }
  }

  final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, CheckoutRequirements {
    var sessionToken: String { injected.sessionToken }
    lazy var locale = "\(injected.locale)-CH"
    var theme: String { injected.theme }
  }

  /// A checkout uses the token alone.
  protocol CheckoutRequirements: Requirements {
    var sessionToken: String { get }
    var locale: String { get }
    var theme: String { get }
  }

  final class CheckoutResource<I: CheckoutRequirements>: Resource<I>, ReceiptRequirements {
    var sessionToken: String { injected.sessionToken }
    var locale: String { injected.locale }
    var theme: String { injected.theme }
  }
}

extension AppResource: Before.LoggedInRequirements {}
