// Fails asksAtEachTurn: the total asks for every price once more.
// Also fails looksUpForEachProduct, salesInside.
// TASK 3: Charge the price that is right at each product's turn.
let dependencies: any PricesDependency

func sell(_ products: [Product], show: (Product, Int) -> Void) -> Int {
  for product in products { show(product, dependencies.prices.cents(for: product)) }
  return products.map { product in dependencies.prices.cents(for: product) }.reduce(0, +)
}
