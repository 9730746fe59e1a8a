// snippet.shop
/// The shop again. It takes functions, and needs no protocol.
@MainActor
struct Shop {
  let user: @MainActor (String) throws -> String
  let cents: @MainActor (String) -> Int
  let charge: @MainActor (Int, String) async throws -> String

  func buy(_ item: String, for key: String) async throws -> String {
    let customer = try user(key)
    return try await charge(cents(item), customer)
  }
}

/// One value around three functions, whatever their signatures.
@MainActor
func interceptedShop(by concern: Concern) -> Shop {
  Shop(
    user: intercept("get", by: concern, UserRepository().get),
    cents: intercept("cents", by: concern, ListPrices().cents),
    charge: intercept("charge", by: concern, ServerAPIClient().charge))
}
// snippet.end
