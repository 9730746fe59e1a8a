@MainActor
enum Shop {
  static var container = Container()
}

/// Asks the app's container when the object that has this property is made.
// snippet.injected
@MainActor @propertyWrapper
struct Injected<Service> {
  let wrappedValue: Service

  init() { wrappedValue = Shop.container.resolve() }
}
// snippet.end

// snippet.screen
@MainActor
final class CheckoutScreen {
  @Injected private var checkout: Checkout

  func tapBuy() -> String { checkout.buy("tea") }
}
// snippet.end
