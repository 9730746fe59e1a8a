import Playground

/// Records the calls of a purchase, with a client in which a test replaced `stock`.
func recordPurchase() async throws -> [String] {
  let log = Log()
  var shop = recording(.live(Server()), as: "server", by: log)
  shop.stock = recording(testClient { $0.stock = { _ in 1 } }, as: "test", by: log).stock
  _ = try await Checkout(shop: shop).buy("bread", for: "Ada")
  return log.lines
}

/// Wraps the three functions of a purchase, so that the log gets their calls and results.
private func recording(_ base: ShopClient, as name: String, by log: Log) -> ShopClient {
  var shop = base
  shop.stock = { product in
    log.call("stock(\(product))", from: "checkout", to: name)
    let stock = try await base.stock(product)
    log.answer("\(stock)", from: name, to: "checkout")
    return stock
  }
  shop.price = { product in
    log.call("price(\(product))", from: "checkout", to: name)
    let cents = base.price(product)
    log.answer("\(cents)", from: name, to: "checkout")
    return cents
  }
  shop.charge = { cents, customer in
    log.call("charge(\(cents), \(customer))", from: "checkout", to: name)
    let receipt = try await base.charge(cents, customer)
    log.answer(receipt, from: name, to: "checkout")
    return receipt
  }
  return shop
}

/// The owners: the app holds the server, a screen holds the struct, and a button holds one function of the struct.
final class Owners {
  var server: Server?
  var shop: ShopClient?
  var stock: (@Sendable (String) async throws -> Int)?

  init(_ server: Server) {
    self.server = server
    shop = .live(server)
    stock = shop?.stock
  }
}

/// Releases the server, then the struct, then its function.
func releaseStepwise() -> Lifetimes {
  let lifetimes = Lifetimes()
  let owners = Owners(lifetimes.watch("server", Server()))
  lifetimes.moment("start")
  owners.server = nil
  lifetimes.moment("server = nil")
  owners.shop = nil
  lifetimes.moment("shop = nil")
  owners.stock = nil
  lifetimes.moment("stock = nil")
  return lifetimes
}
