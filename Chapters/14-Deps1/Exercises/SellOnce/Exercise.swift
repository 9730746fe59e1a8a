// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

// TASK 1: Find the service that both need.
final class Stock {
  private let pieces: Int
  var orders: Orders?

  init(pieces: Int) { self.pieces = pieces }

  /// The pieces that no order has taken.
  var free: Int { pieces - (orders?.count ?? 0) }
}

final class Orders {
  private let stock: Stock
  private(set) var count = 0

  init(stock: Stock) { self.stock = stock }

  /// Takes a piece; false if none is free.
  func order() -> Bool {
    guard stock.free > 0 else { return false }
    count += 1
    return true
  }
}

func makeShop(pieces: Int) -> (stock: Stock, orders: Orders) {
  let stock = Stock(pieces: pieces)
  return (stock, Orders(stock: stock))
}
// END

// TASK 2: Let both use what the object has at each call.
final class FairStock: Stocking {
  var free: Int { 2 }
}

final class FairOrders {
  private let stock: any Stocking
  private(set) var count = 0

  init(stock: any Stocking) { self.stock = stock }

  func order() -> Bool {
    guard stock.free > 0 else { return false }
    count += 1
    return true
  }
}

final class FairDeps {
  var stock: any Stocking = FairStock()
  lazy var orders = FairOrders(stock: stock)
}
// END
