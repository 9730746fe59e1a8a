// Fails readerGoesWithThePayment: the address gets a reader too, to be on the safe side.
// Also fails addressTakesItsDependencies.
// TASK 5: The screens of the checkout.
private lazy var spliced = SplicedCheckoutFeatureDependencies(
  externalDependencies: dependencies, basket: basket)

func screens() -> [any Component] {
  [
    AddressScreen(dependencies: spliced, cardReader: readerOfPayment()),
    PaymentScreen(dependencies: spliced, cardReader: readerOfPayment()),
  ]
}
// TASK 5: Address, form, payment and button.
typealias AddressScreenDependencies = AddressFormDependencies

struct AddressScreen<Dependencies: AddressScreenDependencies>: Component {
  let dependencies: Dependencies
  let cardReader: CardReader

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
