import Checking
import Testing

@testable import HoistTheLookupExercise

@Suite("Task 1: Price a list")
struct Task1 {
  private let app = ShopDependencies(prices: RegularPrices())

  // See PriceList.cents
  @Test("A call makes one look-up for all its products.")
  func looksUpOnce() throws {
    let list = PriceList(dependencies: app)
    try expect(app.lookUps, is: 0, "as number of look-ups by making a list")
    try expect(list.cents(for: [tea, bread, salt]), is: [300, 500, 400], "as prices")
    try expect(app.lookUps, is: 1, "as number of look-ups for three products")
  }

  // See PriceList.cents
  @Test("The next call uses the service that the container has then.")
  func followsTheContainer() throws {
    let list = PriceList(dependencies: app)
    try expect(list.cents(for: [tea, bread]), is: [300, 500], "as prices before the log-in")
    app.prices = MemberPrices()
    try expect(list.cents(for: [tea, bread]), is: [270, 450], "as prices after the log-in")
    try expect(app.lookUps, is: 2, "as number of look-ups of two calls")
  }
}

@Suite("Task 2: Write the rows")
struct Task2 {
  // See PriceTable.rows
  @Test("Each call makes one formatter, in the currency of its table.")
  func makesOneForEachCall() throws {
    let tables = ["EUR", "USD"].map { PriceTable(currency: $0) }
    let made = RowFormatter.made
    let rows = tables.flatMap { $0.rows(for: [tea, bread], cents: [300, 450]) }
    let wanted = ["tea 3.00 EUR", "bread 4.50 EUR", "tea 3.00 USD", "bread 4.50 USD"]
    try expect(rows, is: wanted, "as rows of a table in EUR and one in USD")
    try expect(RowFormatter.made - made, is: 2, "as number of formatters of two calls")
  }

  // See PriceTable.rows
  @Test("Only a reduced product has the mark.")
  func marksReducedProducts() throws {
    let products = [tea, Product(name: "bread", isReduced: true), salt]
    let made = RowFormatter.made
    let rows = PriceTable(currency: "EUR").rows(for: products, cents: [300, 450, 400])
    let wanted = ["tea 3.00 EUR", "% bread 4.50 EUR", "salt 4.00 EUR"]
    try expect(rows, is: wanted, "as rows, where the bread is reduced")
    try expect(RowFormatter.made - made, is: 1, "as number of formatters of one call")
  }
}

@Suite("Task 3: Sell one by one")
struct Task3 {
  private let app = ShopDependencies(prices: RegularPrices())

  // See Checkout.sell
  @Test("After a log-in, the next product has the new price already.")
  func pricesAtItsTurn() throws {
    let shown = sell(loggingInAt: tea).shown
    let wanted = ["tea 300", "bread 450", "salt 360"]
    try expect(shown, is: wanted, "where the customer logs in while tea is shown")
  }

  // See Checkout.sell
  @Test("The total is the sum of the prices that were shown.")
  func addsUpWhatWasShown() throws {
    let total = sell(loggingInAt: bread).total
    try expect(total, is: 300 + 500 + 360, "as total of tea 300, bread 500 and salt 360")
  }

  private func sell(loggingInAt moment: Product) -> (shown: [String], total: Int) {
    var shown: [String] = []
    let total = Checkout(dependencies: app).sell([tea, bread, salt]) { product, cents in
      shown.append("\(product.name) \(cents)")
      if product == moment { app.prices = MemberPrices() }
    }
    return (shown, total)
  }
}

private let (tea, bread, salt) = (
  Product(name: "tea"), Product(name: "bread"), Product(name: "salt")
)
