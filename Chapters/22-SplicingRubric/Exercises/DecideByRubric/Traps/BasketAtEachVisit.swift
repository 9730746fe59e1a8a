// Fails basketOfTheCheckout: a customer who comes back to the address finds another basket.
// Also fails basketStaysWithTheCheckout.
// TASK 4: The basket of the checkout.
// TASK 5: The screens of the checkout.
func screens() -> [any Component] {
  let spliced = SplicedCheckoutFeatureDependencies(
    externalDependencies: dependencies, basket: Basket())
  return [
    AddressScreen(dependencies: spliced),
    PaymentScreen(dependencies: spliced, cardReader: readerOfPayment()),
  ]
}
