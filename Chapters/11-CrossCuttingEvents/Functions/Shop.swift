import Foundation

// snippet.shop
/// The shop again. It takes functions, and needs no protocol.
@MainActor
struct Shop {
  let user: @MainActor (Key) throws -> Data
  let cents: @MainActor (String) -> Int
  let charge: @MainActor (Int, String) async throws -> String

  func buy(_ item: String, for key: Key) async throws -> String {
    let customer = String(decoding: try user(key), as: UTF8.self)
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
