// Fails nobodyHandsOnTheBasket: it lives as long as it should, and every screen hands it on.
// Also fails addressTakesItsDependencies.
// TASK 5: What the checkout takes from outside, and what is added to it.
typealias CheckoutFeatureDependencies = AddressScreenDependencies & PaymentScreenDependencies
// TASK 5: The screens of the checkout.
func screens() -> [any Component] {
  [
    AddressScreen(dependencies: dependencies, basket: basket),
    PaymentScreen(
      dependencies: dependencies, basket: basket, cardReader: readerOfPayment()),
  ]
}
// TASK 5: Address, form, payment and button.
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
