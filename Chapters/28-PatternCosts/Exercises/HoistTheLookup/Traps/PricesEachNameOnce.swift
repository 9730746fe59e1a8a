// Fails looksUpOnce: equal products are asked for once.
// TASK 1: Price the products with fewer look-ups.
let dependencies: any PricesDependency

func cents(for products: [Product]) -> [Int] {
  guard !products.isEmpty else { return [] }
  let prices = dependencies.prices
  var known: [String: Int] = [:]
  return products.map { product in
    let cents = known[product.name] ?? prices.cents(for: product)
    known[product.name] = cents
    return cents
  }
}
