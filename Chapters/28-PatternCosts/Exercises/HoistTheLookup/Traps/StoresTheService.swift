// Fails looksUpOnce: the look-up is made with the list.
// Also fails staysWithItsService, followsTheContainer, callsInside.
// TASK 1: Price the products with fewer look-ups.
private let prices: any PriceService

init(dependencies: any PricesDependency) { prices = dependencies.prices }

func cents(for products: [Product]) -> [Int] {
  products.map { product in prices.cents(for: product) }
}
