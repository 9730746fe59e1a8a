import Foundation

/// The checkout as a function. It takes functions, and needs no protocol.
@MainActor
func checkout(
  user: @escaping @MainActor (Key) throws -> Data,
  cents: @escaping @MainActor (String) -> Int,
  charge: @escaping @MainActor (Int, String) async throws -> String
) -> @MainActor (_ item: String, _ key: Key) async throws -> String {
  { item, key in
    let customer = String(decoding: try user(key), as: UTF8.self)
    return try await charge(cents(item), customer)
  }
}

/// Intercepts three functions with one concern, whatever their signatures.
@MainActor
func interceptedCheckout(
  by concern: Concern
) -> @MainActor (_ item: String, _ key: Key) async throws -> String {
  checkout(
    user: intercept("get", by: concern, UserRepository().get),
    cents: intercept("cents", by: concern, ListPrices().cents),
    charge: intercept("charge", by: concern, ServerAPIClient().charge))
}
