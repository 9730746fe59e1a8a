/// The code before the repair.
enum Before {
  /// Sells items, without any code for logs and events.
  @MainActor
  final class Checkout {
    private let users: any Repository
    private let prices: any Pricing
    private let client: any CheckoutClient

    init(users: any Repository, prices: any Pricing, client: any CheckoutClient) {
      self.users = users
      self.prices = prices
      self.client = client
    }

    func buy(_ item: String, for key: Key) async throws -> String {
      let customer = String(decoding: try users.get(with: key), as: UTF8.self)
      return try await client.charge(prices.cents(of: item), to: customer)
    }
  }
}
