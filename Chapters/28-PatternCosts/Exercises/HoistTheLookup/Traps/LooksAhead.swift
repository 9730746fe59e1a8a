// Fails asksAtEachTurn: the look-up for the next product comes before this one is shown.
// Also fails looksUpForEachProduct, salesInside.
// TASK 3: Charge the price that is right at each product's turn.
let dependencies: any PricesDependency

func sell(_ products: [Product], show: (Product, Int) -> Void) -> Int {
  var total = 0
  var prices = products.isEmpty ? nil : dependencies.prices
  for (index, product) in products.enumerated() {
    let cents = prices?.cents(for: product) ?? 0
    if index + 1 < products.count { prices = dependencies.prices }
    show(product, cents)
    total += cents
  }
  return total
}
