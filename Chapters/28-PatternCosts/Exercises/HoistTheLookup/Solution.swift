// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// Prices the products of the shop.
struct PriceList {
  // TASK 1: Price the products with fewer look-ups.
  let dependencies: any PricesDependency

  func cents(for products: [Product]) -> [Int] {
    let prices = dependencies.prices
    return products.map { product in prices.cents(for: product) }
  }
  // STUB
  // let dependencies: any PricesDependency
  //
  // func cents(for products: [Product]) -> [Int] {
  //   products.map { product in dependencies.prices.cents(for: product) }
  // }
  // END
}

/// Writes a row for each product.
struct PriceTable {
  // TASK 2: Write the rows with fewer formatters.
  let currency: String

  func rows(for products: [Product], cents: [Int]) -> [String] {
    let formatter = RowFormatter(currency: currency)
    return zip(products, cents).map { product, cents in
      formatter.mark = product.isReduced ? "% " : ""
      return formatter.row(product.name, cents)
    }
  }
  // STUB
  // let currency: String
  //
  // func rows(for products: [Product], cents: [Int]) -> [String] {
  //   zip(products, cents).map { product, cents in
  //     let formatter = RowFormatter(currency: currency)
  //     if product.isReduced { formatter.mark = "% " }
  //     return formatter.row(product.name, cents)
  //   }
  // }
  // END
}

/// Sells products one after the other.
struct Checkout {
  // TASK 3: Charge the price that is right at each product's turn.
  let dependencies: any PricesDependency

  /// Returns the total. `show` puts a product and its price on the screen, where the customer may
  /// log in.
  func sell(_ products: [Product], show: (Product, Int) -> Void) -> Int {
    var total = 0
    for product in products {
      let cents = dependencies.prices.cents(for: product)
      show(product, cents)
      total += cents
    }
    return total
  }
  // STUB
  // let dependencies: any PricesDependency
  //
  // /// Returns the total. `show` puts a product and its price on the screen, where the customer may
  // /// log in.
  // func sell(_ products: [Product], show: (Product, Int) -> Void) -> Int {
  //   let prices = dependencies.prices
  //   var total = 0
  //   for product in products {
  //     let cents = prices.cents(for: product)
  //     show(product, cents)
  //     total += cents
  //   }
  //   return total
  // }
  // END
}
