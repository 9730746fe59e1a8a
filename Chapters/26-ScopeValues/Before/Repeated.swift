import Scopes

/// A login and a checkout that list and pass on everything that the receipt needs.
enum Before {
  /// A login uses the token, and changes the locale.
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

  /// A checkout uses only the token.
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
