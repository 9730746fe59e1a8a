// snippet.shop
/// Sells. It knows nothing of logs and audits.
@MainActor
final class Shop {
  private let users: any Repository
  private let prices: any Prices
  private let payments: any Payments

  init(users: any Repository, prices: any Prices, payments: any Payments) {
    (self.users, self.prices, self.payments) = (users, prices, payments)
  }

  func buy(_ item: String, for key: String) async throws -> String {
    let customer = try users.get(with: key)
    return try await payments.charge(prices.price(of: item), to: customer)
  }
}
// snippet.end
