// Given: leave this file as it is.

/// What the features of the shop see of its composition root.
protocol Root: AnyObject {
  associatedtype CheckoutScope: Scope
  init(counter: any Counting)
  var session: Session { get }
  func makeFormatter() -> ReceiptFormatter
  func makeCheckout() -> CheckoutScope
}

/// What they see of a checkout. Many tasks have it, and may ask at once.
protocol Scope: AnyObject, Sendable {
  func cart() async -> Cart
}
