// Fails nobodyHandsOnTheBasket: it lives as long as it should, and everybody hands it on.
// TASK 3: The checkout, its basket and its card readers.
typealias CheckoutFeatureDependencies = AddressScreenDependencies & PaymentScreenDependencies

final class CheckoutFeature<Dependencies: CheckoutFeatureDependencies>: Feature {
  private let dependencies: Dependencies
  private let basket = Basket()

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func screens() -> [any Component] {
    [
      AddressScreen(dependencies: dependencies, basket: basket),
      PaymentScreen(dependencies: dependencies, basket: basket, cardReader: CardReader()),
    ]
  }
}

typealias AddressScreenDependencies = AddressFormDependencies

struct AddressScreen<Dependencies: AddressScreenDependencies>: Component {
  let dependencies: Dependencies
  let basket: Basket

  var children: [any Component] { [AddressForm(dependencies: dependencies, basket: basket)] }
}

typealias AddressFormDependencies = TrackingDependency

struct AddressForm<Dependencies: AddressFormDependencies>: Component {
  let dependencies: Dependencies
  let basket: Basket

  var uses: [AnyObject] { [basket, dependencies.tracker] }
}

typealias PaymentScreenDependencies = PayButtonDependencies

struct PaymentScreen<Dependencies: PaymentScreenDependencies>: Component {
  let dependencies: Dependencies
  let basket: Basket
  let cardReader: CardReader

  var uses: [AnyObject] { [cardReader] }
  var children: [any Component] {
    [PayButton(dependencies: dependencies, basket: basket, cardReader: cardReader)]
  }
}

typealias PayButtonDependencies = TrackingDependency

struct PayButton<Dependencies: PayButtonDependencies>: Component {
  let dependencies: Dependencies
  let basket: Basket
  let cardReader: CardReader

  var uses: [AnyObject] { [basket, cardReader, dependencies.tracker] }
}

func openCheckout(in app: App) -> any Feature {
  CheckoutFeature(dependencies: app)
}
