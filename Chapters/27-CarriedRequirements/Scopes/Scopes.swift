import Scopes

// Three scopes whose outermost one can change. `Carried.swift` beside this file is what carry writes for it.

// snippet.scopes
final class ShopResource<I: NilRequirements>: Resource<I>, CartRequirements {
  var customer = "Ada"
  var greeting = "hello"

  func cart() -> CartResource<ShopResource> { CartResource(injecting: self) }
}

protocol CartRequirements: Requirements, CODEGEN_CartRequirements {
  var greeting: String { get }
}

final class CartResource<I: CartRequirements>: Resource<I>, ReceiptRequirements {
  /// The word of the shop at the first look, and for good.
  lazy var greeting = "\(injected.greeting), dear"

  func receipt() -> ReceiptResource<CartResource> { ReceiptResource(injecting: self) }
}

protocol ReceiptRequirements: Requirements, CODEGEN_ReceiptRequirements {
  var customer: String { get }
  var greeting: String { get }
}

final class ReceiptResource<I: ReceiptRequirements>: Resource<I> {
  var title: String { "\(greeting) \(customer)" }
}
// snippet.end
