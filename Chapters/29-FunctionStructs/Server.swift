enum ShopError: Error {
  case unknown(String)
  case nothingToPay
}

/// Simulates the shop's server.
actor Server {
  private(set) var paid: [String] = []
  private let stocks = ["tea": 3, "bread": 0]
  private let prices = ["tea": 250, "bread": 319]

  func logIn(_ name: String) -> String { "token of \(name)" }

  func items() -> [String] { stocks.keys.sorted() }

  func friends(of token: String) -> [String] { token == "token of Ada" ? ["Grace"] : [] }

  func details(of product: String) throws -> String {
    guard let stock = stocks[product] else { throw ShopError.unknown(product) }
    return "\(product), \(price(of: product)) cents, \(stock) left"
  }

  func stock(of product: String) throws -> Int {
    guard let stock = stocks[product] else { throw ShopError.unknown(product) }
    return stock
  }

  /// Prices don't change while the app runs, so this function needs no `await`.
  nonisolated func price(of product: String) -> Int { prices[product] ?? 0 }

  func charge(_ cents: Int, to customer: String) throws -> String {
    guard cents > 0 else { throw ShopError.nothingToPay }
    paid.append("\(customer) paid \(cents)")
    return "\(customer) paid \(cents)"
  }

  func send(_ message: String, to friend: String) throws {
    guard friend == "Grace" else { throw ShopError.unknown(friend) }
  }
}
