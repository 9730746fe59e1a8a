// Fails looksUpOnce: the line looks like a stored one, and asks for each product.
// Also fails staysWithItsService, followsTheContainer, callsInside.
// TASK 1: Price the products with fewer look-ups.
let dependencies: any PricesDependency

func cents(for products: [Product]) -> [Int] {
  var prices: any PriceService { dependencies.prices }
  return products.map { product in prices.cents(for: product) }
}
