// Fails looksUpOnce: the service has a name now, and the look-up still stands in the loop.
// Also fails staysWithItsService, followsTheContainer, callsInside.
// TASK 1: Price the products with fewer look-ups.
let dependencies: any PricesDependency

func cents(for products: [Product]) -> [Int] {
  products.map { product in
    let prices = dependencies.prices
    return prices.cents(for: product)
  }
}
