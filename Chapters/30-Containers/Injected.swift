@MainActor
enum Shop {
  static var container = Container()
}

/// Asks the app's container when the object that has this property is made.
@MainActor @propertyWrapper
struct Injected<Service> {
  let wrappedValue: Service

  init() { wrappedValue = Shop.container.resolve() }
}

@MainActor
final class CheckoutScreen {
  @Injected private var checkout: Checkout

  func tapBuy() -> String { checkout.buy("tea") }
}
