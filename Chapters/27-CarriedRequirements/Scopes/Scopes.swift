import Scopes

final class AppResource<I: NilRequirements>: Resource<I>, LoggedInRequirements {
  let sessionToken = "t1"
  var locale = "en"
  var theme = "dark"
  var currency = "CHF"

  func logIn() -> LoggedInResource<AppResource> { LoggedInResource(injecting: self) }
}

protocol LoggedInRequirements: Requirements, CODEGEN_LoggedInRequirements {
  var sessionToken: String { get }
  var locale: String { get }
}

class LoggedInResource<I: LoggedInRequirements>: Resource<I>, CheckoutRequirements {
  lazy var locale = "\(injected.locale)-CH"

  func checkOut() -> CheckoutResource<LoggedInResource> { CheckoutResource(injecting: self) }
}

protocol CheckoutRequirements: Requirements, CODEGEN_CheckoutRequirements {
  var sessionToken: String { get }
}

final class CheckoutResource<I: CheckoutRequirements>: Resource<I>, ReceiptRequirements {
  func receipt() -> ReceiptResource<CheckoutResource> { ReceiptResource(injecting: self) }
}

protocol ReceiptRequirements: Requirements, CODEGEN_ReceiptRequirements {
  var sessionToken: String { get }
  var locale: String { get }
  var theme: String { get }
  var currency: String { get }
}

final class ReceiptResource<I: ReceiptRequirements>: Resource<I> {
  var text: String { "\(sessionToken) \(locale) \(theme) \(currency)" }
}
