// Fails looksUpOnce: the first service is kept, and the next call makes no look-up.
// Also fails staysWithItsService, followsTheContainer, callsInside.
// TASK 1: Price the products with fewer look-ups.
private final class Memory { var prices: (any PriceService)? }
private let memory = Memory()
private let dependencies: any PricesDependency

init(dependencies: any PricesDependency) { self.dependencies = dependencies }

func cents(for products: [Product]) -> [Int] {
  if products.isEmpty { return [] }
  let prices = memory.prices ?? dependencies.prices
  memory.prices = prices
  return products.map { product in prices.cents(for: product) }
}
