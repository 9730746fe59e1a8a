// Given: leave this file as it is.

/// The part of the composition root that the shop's features use.
protocol Root: AnyObject {
  associatedtype CheckoutScope: Scope
  init(counter: any Counting)
  var session: Session { get }
  func makeFormatter() -> ReceiptFormatter
  func makeCheckout() -> CheckoutScope
}

/// The part of a checkout that the features use. Many tasks can call it at the same time.
protocol Scope: AnyObject, Sendable {
  func cart() async -> Cart
}
