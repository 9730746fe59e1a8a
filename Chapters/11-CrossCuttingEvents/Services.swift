import Foundation

// Three protocols with different signatures and effects. The whole shop is on the main actor, like its
// screens.

typealias Key = String

@MainActor
protocol Repository {
  func get(with key: Key) throws -> Data
}

@MainActor
protocol Pricing {
  func cents(of product: String) -> Int
}

@MainActor
protocol CheckoutClient {
  func charge(_ cents: Int, to customer: String) async throws -> String
}

final class UserRepository: Repository {
  func get(with key: Key) throws -> Data {
    guard key == "u1" else { throw ShopError.unknown }
    return Data("Ada".utf8)
  }
}

/// A second service of the same protocol.
final class ItemRepository: Repository {
  func get(with key: Key) throws -> Data {
    guard key == "i1" else { throw ShopError.unknown }
    return Data("tea".utf8)
  }
}

final class ListPrices: Pricing {
  func cents(of product: String) -> Int { product == "tea" ? 250 : 0 }
}

final class ServerAPIClient: CheckoutClient {
  func charge(_ cents: Int, to customer: String) async throws -> String {
    await Task.yield()
    guard cents > 0 else { throw ShopError.nothingToPay }
    return "\(customer) paid \(cents)"
  }
}

enum ShopError: Error {
  case unknown
  case nothingToPay
}
