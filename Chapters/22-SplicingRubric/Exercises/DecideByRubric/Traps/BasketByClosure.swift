// Fails addressTakesItsDependencies: the address takes a way to the basket, and is no better for it.
// Also fails nobodyHandsOnTheBasket.
// TASK 5: The screens of the checkout.
private lazy var spliced = SplicedCheckoutFeatureDependencies(
  externalDependencies: dependencies, basket: basket)

func screens() -> [any Component] {
  [
    AddressScreen(dependencies: dependencies, basket: { [basket] in basket }),
    PaymentScreen(dependencies: spliced, cardReader: readerOfPayment()),
  ]
}
// TASK 5: Address, form, payment and button.
typealias AddressScreenDependencies = AddressFormDependencies

struct AddressScreen<Dependencies: AddressScreenDependencies>: Component {
  let dependencies: Dependencies
  let basket: () -> Basket

  var children: [any Component] { [AddressForm(dependencies: dependencies, basket: basket())] }
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
