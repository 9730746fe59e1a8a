// Fails basketStaysWithTheCheckout: only the screens keep it, and with the last of them it goes.
// TASK 4: The basket of the checkout.
private weak var last: Basket?
private var basket: Basket {
  let basket = last ?? Basket()
  last = basket
  return basket
}
// TASK 5: The screens of the checkout.
func screens() -> [any Component] {
  let spliced = SplicedCheckoutFeatureDependencies(
    externalDependencies: dependencies, basket: basket)
  return [
    AddressScreen(dependencies: spliced),
    PaymentScreen(dependencies: spliced, cardReader: readerOfPayment()),
  ]
}
