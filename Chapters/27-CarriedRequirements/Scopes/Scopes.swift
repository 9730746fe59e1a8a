import Scopes

// snippet.scopes
final class AppResource<I: NilRequirements>: Resource<I>, CheckoutRequirements {
  var theme = "dark"
  var locale = "en"

  func checkout() -> CheckoutResource<AppResource> { CheckoutResource(injecting: self) }
}

protocol CheckoutRequirements: Requirements, CODEGEN_CheckoutRequirements {
  var locale: String { get }
}

class CheckoutResource<I: CheckoutRequirements>: Resource<I>, ReceiptRequirements {
  /// The locale of the app at the first look, and for good.
  lazy var locale = "\(injected.locale)-CH"

  func receipt() -> ReceiptResource<CheckoutResource> { ReceiptResource(injecting: self) }
}

protocol ReceiptRequirements: Requirements, CODEGEN_ReceiptRequirements {
  var locale: String { get }
  var theme: String { get }
}

final class ReceiptResource<I: ReceiptRequirements>: Resource<I> {
  var text: String { "\(locale) \(theme)" }
}
// snippet.end
