struct Checkout {
  let shop: ShopClient

  func buy(_ product: String, for customer: String) async throws -> String {
    guard try await shop.stock(product) > 0 else { return "sold out" }
    return try await shop.charge(shop.price(product), customer)
  }
}

/// Makes the mistake of `Before.Checkout`: it charges before it checks the stock.
struct HastyCheckout {
  let shop: ShopClient

  func buy(_ product: String, for customer: String) async throws -> String {
    let receipt = try await shop.charge(shop.price(product), customer)
    return try await shop.stock(product) > 0 ? receipt : "sold out"
  }
}

/// The label of a product in the list of items.
struct Badge {
  let shop: ShopClient

  func text(of product: String) async -> String {
    let stock = try? await shop.stock(product)
    return stock == 0 ? "sold out" : "available"
  }
}
