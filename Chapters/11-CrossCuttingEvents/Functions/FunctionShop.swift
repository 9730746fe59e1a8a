// snippet.functionshop
/// The shop again. It takes functions, and needs no protocol.
@MainActor
struct FunctionShop {
  let user: @MainActor (String) throws -> String
  let price: @MainActor (String) -> Int
  let charge: @MainActor (Int, String) async throws -> String

  func buy(_ item: String, for key: String) async throws -> String {
    let customer = try user(key)
    return try await charge(price(item), customer)
  }
}

/// One value around three functions, whatever their signatures.
@MainActor
func interceptedShop(by concern: Concern) -> FunctionShop {
  FunctionShop(
    user: intercept("get", by: concern, UserRepository().get),
    price: intercept("price", by: concern, ListPrices().price),
    charge: intercept("charge", by: concern, CardPayments().charge))
}
// snippet.end
