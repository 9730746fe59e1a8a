import Playground

/// A purchase with a client of which a test replaced `stock`: who is asked, and who answers.
func onePurchase() async throws -> [String] {
  let log = Log()
  var shop = recorded(.live(Server()), as: "server", by: log)
  shop.stock = recorded(copy { $0.stock = { _ in 1 } }, as: "test", by: log).stock
  _ = try await Checkout(shop: shop).buy("bread", for: "Ada")
  return log.lines
}

/// The three functions of a purchase, and what they answered.
private func recorded(_ base: ShopClient, as name: String, by log: Log) -> ShopClient {
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

/// The app, a screen and a button, and what each of them keeps.
final class Keepers {
  var server: Server?
  var shop: ShopClient?
  var stock: (@Sendable (String) async throws -> Int)?

  init(_ server: Server) {
    self.server = server
    shop = .live(server)
    stock = shop?.stock
  }
}

/// One after the other lets go: the server, the struct, and one function of it.
func letGo() -> Lifetimes {
  let lifetimes = Lifetimes()
  let keepers = Keepers(lifetimes.watch("server", Server()))
  lifetimes.moment("start")
  keepers.server = nil
  lifetimes.moment("server = nil")
  keepers.shop = nil
  lifetimes.moment("shop = nil")
  keepers.stock = nil
  lifetimes.moment("stock = nil")
  return lifetimes
}
