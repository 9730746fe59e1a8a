protocol ShopServing: Sendable {
  func logIn(_ name: String) async throws -> String
  func items() async throws -> [String]
  func friends(of token: String) async throws -> [String]
  func details(of product: String) async throws -> String
  func stock(of product: String) async throws -> Int
  func price(of product: String) -> Int
  func charge(_ cents: Int, to customer: String) async throws -> String
  func send(_ message: String, to friend: String) async throws
}

/// The app's real client.
struct ServerShop: ShopServing {
  let server: Server

  func logIn(_ name: String) async throws -> String { await server.logIn(name) }
  func items() async throws -> [String] { await server.items() }
  func friends(of token: String) async throws -> [String] { await server.friends(of: token) }
  func details(of product: String) async throws -> String {
    try await server.details(of: product)
  }
  func stock(of product: String) async throws -> Int { try await server.stock(of: product) }
  func price(of product: String) -> Int { server.price(of: product) }
  func charge(_ cents: Int, to customer: String) async throws -> String {
    try await server.charge(cents, to: customer)
  }
  func send(_ message: String, to friend: String) async throws {
    try await server.send(message, to: friend)
  }
}

enum Before {
  /// Charges before it checks the stock.
  struct Checkout {
    let shop: any ShopServing

    func buy(_ product: String, for customer: String) async throws -> String {
      let receipt = try await shop.charge(shop.price(of: product), to: customer)
      return try await shop.stock(of: product) > 0 ? receipt : "sold out"
    }
  }
}
