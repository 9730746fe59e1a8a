@MainActor
enum Shop {
  static var container = Container()
}

/// Resolves its value from the app's container when its owner is initialized.
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
