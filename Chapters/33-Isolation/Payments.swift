protocol Bank: Sendable {
  /// Charges the customer, and returns the name of a receipt.
  func charge(_ cents: Int) async throws -> String
}

protocol Paying: Sendable {
  func pay(_ cents: Int) async throws -> String
}
