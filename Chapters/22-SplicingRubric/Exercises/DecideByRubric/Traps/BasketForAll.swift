// Fails basketOfTheCheckout: a global is one for all checkouts.
// Also fails basketStaysWithTheCheckout.
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

private let theBasket = Basket()
// TASK 4: The basket of the checkout.
private let basket = theBasket
