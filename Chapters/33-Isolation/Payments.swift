protocol Bank: Sendable {
  /// Takes the money, and answers with the name of a receipt.
  func charge(_ cents: Int) async throws -> String
}

protocol Paying: Sendable {
  func pay(_ cents: Int) async throws -> String
}
