import Checking
import Testing

@testable import SellOnceExercise

@Suite("Task 1: A third service")
struct Task1 {
  // See makeShop
  @Test("A shop sells each piece once, and another shop has its own pieces.")
  func sellsOnce() throws {
    let (shop, other) = (makeShop(pieces: 2), makeShop(pieces: 2))
    let sold = (1...3).map { _ in shop.orders.order() }
    try expect(sold, is: [true, true, false], "from three orders of two pieces")
    try expect(shop.stock.free, is: 0, "as the free pieces after these orders")
    try expect(other.stock.free, is: 2, "as the free pieces of another shop")
  }

  // See Stock
  @Test("Stock and orders don't store each other.")
  func isNoKnot() throws {
    let shop = makeShop(pieces: 1)
    let isKnot = stores("Orders", in: shop.stock) && stores("Stock", in: shop.orders)
    let found = isKnot ? "each stores the other" : "no knot"
    try expect(found, is: "no knot", "between Stock and Orders")
  }

  private func stores(_ type: String, in service: Any) -> Bool {
    Mirror(reflecting: service).children.contains {
      [type, "Optional<\(type)>"].contains("\(Swift.type(of: $0.value))")
    }
  }
}

@Suite("Task 2: One object for both")
struct Task2 {
  // See FairDeps
  @Test("Each service uses the other one, and there is one of each.")
  func eachUsesTheOther() throws {
    let deps = FairDeps()
    let sold = (1...3).map { _ in deps.orders.order() }
    try expect(sold, is: [true, true, false], "from three orders of two pieces")
    try expect(deps.stock.free, is: 0, "as the free pieces after these orders")
  }

  // See FairOrders.order
  @Test("Orders that were made before use a stock that replaced the first one.")
  func usesTheNewStock() throws {
    let deps = FairDeps()
    let orders: FairOrders = deps.orders
    try expect(orders.order(), is: true, "from an order at the first stock")
    deps.stock = DemoStock(free: 0)
    try expect(orders.order(), is: false, "from an order at the empty demo stock")
  }
}
