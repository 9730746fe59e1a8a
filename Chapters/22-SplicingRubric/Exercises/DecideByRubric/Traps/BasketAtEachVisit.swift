// Fails basketOfTheCheckout: who comes back to the address finds another basket.
// TASK 3: The checkout, its basket and its card readers.
typealias CheckoutFeatureDependencies = AddressScreenDependencies & PaymentScreenDependencies

typealias CheckoutFeatureExternalDependencies = TrackingDependency

struct SplicedCheckoutFeatureDependencies<
  ExternalDependencies: CheckoutFeatureExternalDependencies
>: CheckoutFeatureDependencies {
  private let externalDependencies: ExternalDependencies
  let basket = Basket()

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}

final class CheckoutFeature<ExternalDependencies: CheckoutFeatureExternalDependencies>: Feature {
  private let external: ExternalDependencies

  init(dependencies: ExternalDependencies) { external = dependencies }

  func screens() -> [any Component] {
    let dependencies = SplicedCheckoutFeatureDependencies(externalDependencies: external)
    return [
      AddressScreen(dependencies: dependencies),
      PaymentScreen(dependencies: dependencies, cardReader: CardReader()),
    ]
  }
}

typealias AddressScreenDependencies = AddressFormDependencies

struct AddressScreen<Dependencies: AddressScreenDependencies>: Component {
  let dependencies: Dependencies

  var children: [any Component] { [AddressForm(dependencies: dependencies)] }
}

typealias AddressFormDependencies = BasketDependency & TrackingDependency

struct AddressForm<Dependencies: AddressFormDependencies>: Component {
  let dependencies: Dependencies

  var uses: [AnyObject] { [dependencies.basket, dependencies.tracker] }
}

typealias PaymentScreenDependencies = PayButtonDependencies

struct PaymentScreen<Dependencies: PaymentScreenDependencies>: Component {
  let dependencies: Dependencies
  let cardReader: CardReader

  var uses: [AnyObject] { [cardReader] }
  var children: [any Component] {
    [PayButton(dependencies: dependencies, cardReader: cardReader)]
  }
}

typealias PayButtonDependencies = BasketDependency & TrackingDependency

struct PayButton<Dependencies: PayButtonDependencies>: Component {
  let dependencies: Dependencies
  let cardReader: CardReader

  var uses: [AnyObject] { [dependencies.basket, cardReader, dependencies.tracker] }
}

func openCheckout(in app: App) -> any Feature {
  CheckoutFeature(dependencies: app)
}
