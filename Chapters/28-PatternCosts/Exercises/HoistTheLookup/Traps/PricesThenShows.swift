// Fails asksAtEachTurn: all products are priced before the first one is shown.
// Also fails looksUpForEachProduct, salesInside.
// TASK 3: Charge the price that is right at each product's turn.
let dependencies: any PricesDependency

func sell(_ products: [Product], show: (Product, Int) -> Void) -> Int {
  let cents = products.map { product in dependencies.prices.cents(for: product) }
  for (product, cents) in zip(products, cents) { show(product, cents) }
  return cents.reduce(0, +)
}
