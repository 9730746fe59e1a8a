/// Uses the protocol as a generic constraint: a checkout has one type of shop, which the compiler knows.
struct GenericCheckout<Shop: ShopServing> {
  var shop: Shop

  func buy(_ product: String, for customer: String) async throws -> String {
    guard try await shop.stock(of: product) > 0 else { return "sold out" }
    return try await shop.charge(shop.price(of: product), to: customer)
  }
}

/// Uses the protocol as an existential: a checkout takes any type of shop.
struct AnyCheckout {
  var shop: any ShopServing

  func buy(_ product: String, for customer: String) async throws -> String {
    guard try await shop.stock(of: product) > 0 else { return "sold out" }
    return try await shop.charge(shop.price(of: product), to: customer)
  }
}
