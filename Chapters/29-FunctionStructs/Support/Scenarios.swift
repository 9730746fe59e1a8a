import Playground

/// A purchase with a client of which a test replaced `stock`: who is asked, and who answers.
func onePurchase() async throws -> [String] {
  let recorder = Recorder()
  var shop = recorded(.live(Server()), as: "server", by: recorder)
  shop.stock = recorded(copy { $0.stock = { _ in 1 } }, as: "test", by: recorder).stock
  _ = try await Checkout(shop: shop).buy("bread", for: "Ada")
  return recorder.lines
}

/// The three functions of a purchase, and what they answered.
private func recorded(_ base: ShopClient, as name: String, by recorder: Recorder) -> ShopClient {
  var shop = base
  shop.stock = { product in
    recorder.call("stock(\(product))", from: "checkout", to: name)
    let stock = try await base.stock(product)
    recorder.answer("\(stock)", from: name, to: "checkout")
    return stock
  }
  shop.price = { product in
    recorder.call("price(\(product))", from: "checkout", to: name)
    let cents = base.price(product)
    recorder.answer("\(cents)", from: name, to: "checkout")
    return cents
  }
  shop.charge = { cents, customer in
    recorder.call("charge(\(cents), \(customer))", from: "checkout", to: name)
    let receipt = try await base.charge(cents, customer)
    recorder.answer(receipt, from: name, to: "checkout")
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
func letGo() -> Recorder {
  let recorder = Recorder()
  let keepers = Keepers(recorder.watch("server", Server()))
  recorder.moment("start")
  keepers.server = nil
  recorder.moment("server = nil")
  keepers.shop = nil
  recorder.moment("shop = nil")
  keepers.stock = nil
  recorder.moment("stock = nil")
  return recorder
}
