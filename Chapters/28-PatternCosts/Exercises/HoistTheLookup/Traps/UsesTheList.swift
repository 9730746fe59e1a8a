// Fails asksAtEachTurn: a price list keeps one service for the whole call.
// Also fails looksUpForEachProduct, salesInside.
// TASK 3: Charge the price that is right at each product's turn.
let dependencies: any PricesDependency

func sell(_ products: [Product], show: (Product, Int) -> Void) -> Int {
  let cents = PriceList(dependencies: dependencies).cents(for: products)
  for (product, cents) in zip(products, cents) { show(product, cents) }
  return cents.reduce(0, +)
}
