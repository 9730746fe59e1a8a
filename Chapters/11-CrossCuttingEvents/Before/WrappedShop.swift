// snippet.shop
/// Code before the remedy.
enum Before {
  /// Sells. It knows nothing of logs and events.
  @MainActor
  final class Shop {
    private let users: any Repository
    private let prices: any Pricing
    private let client: any CheckoutClient

    init(users: any Repository, prices: any Pricing, client: any CheckoutClient) {
      (self.users, self.prices, self.client) = (users, prices, client)
    }

    func buy(_ item: String, for key: String) async throws -> String {
      let customer = try users.get(with: key)
      return try await client.charge(prices.cents(of: item), to: customer)
    }
  }
}
// snippet.end
