/// A checkout for one type of shop, which the compiler knows: a protocol in generic use.
struct GenericCheckout<Shop: ShopServing> {
  var shop: Shop

  func buy(_ product: String, for customer: String) async throws -> String {
    guard try await shop.stock(of: product) > 0 else { return "sold out" }
    return try await shop.charge(shop.price(of: product), to: customer)
  }
}

/// A checkout for shops of any type: the same protocol in existential use.
struct AnyCheckout {
  var shop: any ShopServing

  func buy(_ product: String, for customer: String) async throws -> String {
    guard try await shop.stock(of: product) > 0 else { return "sold out" }
    return try await shop.charge(shop.price(of: product), to: customer)
  }
}
