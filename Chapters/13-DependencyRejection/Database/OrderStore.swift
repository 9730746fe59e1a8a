/// A row of the database as a plain value.
struct Order: Codable, Equatable, Sendable {
  let number: Int
  let customer: String
  let cents: Int
  var isPaid = false
}

/// What the shop reads from its database and writes to it. All answers are values.
protocol OrderStore: Sendable {
  /// Adds the order, or replaces the one with its number.
  func save(_ order: Order) async throws

  /// The customer's unpaid orders, the highest number first.
  func unpaidOrders(of customer: String) async throws -> [Order]
}
