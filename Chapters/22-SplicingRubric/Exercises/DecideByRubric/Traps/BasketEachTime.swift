// Fails basketOfTheCheckout: the splice computes it, so form and button get others.
// Also fails basketStaysWithTheCheckout.
// TASK 5: What the checkout takes from outside, and what is added to it.
typealias CheckoutFeatureDependencies = TrackingDependency

struct SplicedCheckoutFeatureDependencies<ExternalDependencies: CheckoutFeatureDependencies>:
  AddressScreenDependencies & PaymentScreenDependencies
{
  private let externalDependencies: ExternalDependencies
  var basket: Basket { Basket() }

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies, basket: Basket) {
    self.externalDependencies = externalDependencies
  }
}
