// Fails readerGoesWithThePayment: what is in the splice lives as long as the feature.
// Also fails readerOfThePayment.
// TASK 5: What the checkout takes from outside, and what is added to it.
typealias CheckoutFeatureDependencies = TrackingDependency

struct SplicedCheckoutFeatureDependencies<ExternalDependencies: CheckoutFeatureDependencies>:
  AddressScreenDependencies & PaymentScreenDependencies
{
  private let externalDependencies: ExternalDependencies
  let basket: Basket
  let cardReader = CardReader()

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies, basket: Basket) {
    (self.externalDependencies, self.basket) = (externalDependencies, basket)
  }
}
// TASK 6: The card reader of a payment.
// TASK 5: The screens of the checkout.
private lazy var spliced = SplicedCheckoutFeatureDependencies(
  externalDependencies: dependencies, basket: basket)

func screens() -> [any Component] {
  [
    AddressScreen(dependencies: spliced),
    PaymentScreen(dependencies: spliced),
  ]
}
// TASK 5: Address, form, payment and button.
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

typealias PaymentScreenDependencies = PayButtonDependencies & CardReaderDependency

struct PaymentScreen<Dependencies: PaymentScreenDependencies>: Component {
  let dependencies: Dependencies

  var uses: [AnyObject] { [dependencies.cardReader] }
  var children: [any Component] {
    [PayButton(dependencies: dependencies)]
  }
}

typealias PayButtonDependencies = BasketDependency & CardReaderDependency & TrackingDependency

struct PayButton<Dependencies: PayButtonDependencies>: Component {
  let dependencies: Dependencies

  var uses: [AnyObject] { [dependencies.basket, dependencies.cardReader, dependencies.tracker] }
}
