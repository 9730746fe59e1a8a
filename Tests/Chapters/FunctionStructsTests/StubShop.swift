@testable import FunctionStructs

/// One fake for all tests: each method calls a closure, which a test can replace.
struct StubShop: ShopServing {
  var closures: ShopClient

  func logIn(_ name: String) async throws -> String { try await closures.logIn(name) }
  func items() async throws -> [String] { try await closures.items() }
  func friends(of token: String) async throws -> [String] { try await closures.friends(token) }
  func details(of product: String) async throws -> String {
    try await closures.details(product)
  }
  func stock(of product: String) async throws -> Int { try await closures.stock(product) }
  func price(of product: String) -> Int { closures.price(product) }
  func charge(_ cents: Int, to customer: String) async throws -> String {
    try await closures.charge(cents, customer)
  }
  func send(_ message: String, to friend: String) async throws {
    try await closures.send(message, friend)
  }
}
