// Fails asksAtEachTurn: after the last product, it looks up for one that never comes.
// Also fails looksUpForEachProduct, salesInside.
// TASK 3: Charge the price that is right at each product's turn.
let dependencies: any PricesDependency

func sell(_ products: [Product], show: (Product, Int) -> Void) -> Int {
  guard !products.isEmpty else { return 0 }
  var (total, prices) = (0, dependencies.prices)
  for product in products {
    let cents = prices.cents(for: product)
    show(product, cents)
    total += cents
    prices = dependencies.prices
  }
  return total
}
