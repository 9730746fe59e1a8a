// Fails looksUpOnce: an empty list makes a look-up, which it did not before.
// Also fails callsInside.
// TASK 1: Price the products with fewer look-ups.
let dependencies: any PricesDependency

func cents(for products: [Product]) -> [Int] {
  let prices = dependencies.prices
  return products.map { product in prices.cents(for: product) }
}
