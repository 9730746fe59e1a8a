import Scopes

// snippet.app
/// It has all three values.
final class AppResource<I: NilRequirements>: Resource<I>, LoggedInRequirements {
  let sessionToken = "t1"
  let locale = "en"
  let theme = "dark"
}

/// A receipt uses all three.
protocol ReceiptRequirements: Requirements, CODEGEN_ReceiptRequirements {
  var sessionToken: String { get }
  var locale: String { get }
  var theme: String { get }
}

final class ReceiptResource<I: ReceiptRequirements>: Resource<I> {
  var text: String { "\(injected.sessionToken) \(injected.locale) \(injected.theme)" }
}
// snippet.end

// snippet.between
/// A login uses the token, and sets the locale.
protocol LoggedInRequirements: Requirements, CODEGEN_LoggedInRequirements {
  var sessionToken: String { get }
  var locale: String { get }
}

final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, CheckoutRequirements {
  lazy var locale = "\(injected.locale)-CH"
}

/// A checkout uses the token alone.
protocol CheckoutRequirements: Requirements, CODEGEN_CheckoutRequirements {
  var sessionToken: String { get }
}

final class CheckoutResource<I: CheckoutRequirements>: Resource<I>, ReceiptRequirements {}
// snippet.end
