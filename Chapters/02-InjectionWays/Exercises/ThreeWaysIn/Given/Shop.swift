// Given: leave this file as it is.

struct Item: Equatable, Sendable {
  let name: String
  let cents: Int
}

struct User: Equatable, Sendable {
  let name: String
}

/// Delivers the items of the shop.
protocol ItemsClient {
  func items() -> [Item]
}

/// Delivers the friends of the customer.
protocol FriendsClient {
  func friends() -> [User]
}

/// Takes a payment, and returns its number. Each payment method has its own client.
protocol PaymentClient {
  func pay(_ cents: Int) throws -> String
}

/// The shop's only client of its server.
final class ServerAPIClient: ItemsClient, FriendsClient, PaymentClient, Sendable {
  private static let one = ServerAPIClient()

  /// How often code read `shared` or called a client of this class. The checks read this.
  nonisolated(unsafe) private(set) static var uses = 0

  static var shared: ServerAPIClient {
    uses += 1
    return one
  }

  func items() -> [Item] {
    Self.uses += 1
    return [Item(name: "tea", cents: 199), Item(name: "bread", cents: 300)]
  }

  func friends() -> [User] {
    Self.uses += 1
    return [User(name: "Grace"), User(name: "Alan")]
  }

  func pay(_ cents: Int) -> String {
    Self.uses += 1
    return "P\(Self.uses)"
  }
}
