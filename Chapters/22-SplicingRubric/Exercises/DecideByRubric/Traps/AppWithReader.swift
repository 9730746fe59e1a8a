// Fails readerGoesWithThePayment: the app has learned to give a reader to everybody.
// TASK 5: What the checkout takes from outside, and what is added to it.
typealias CheckoutFeatureDependencies = TrackingDependency

struct SplicedCheckoutFeatureDependencies<ExternalDependencies: CheckoutFeatureDependencies>:
  AddressScreenDependencies & PaymentScreenDependencies
{
  private let externalDependencies: ExternalDependencies
  let basket: Basket

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies, basket: Basket) {
    (self.externalDependencies, self.basket) = (externalDependencies, basket)
  }
}

extension App: CardReaderDependency {
  var cardReader: CardReader { CardReader() }
}
