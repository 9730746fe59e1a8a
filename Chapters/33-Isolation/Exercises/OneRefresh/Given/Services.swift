/// Gives out tokens, one for each call.
protocol TokenServer: Sendable {
  func newToken() async throws -> String
}

/// Loads the names of the items in the catalogue.
protocol ItemsClient: Sendable {
  func items() async throws -> [String]
}

/// Waits for as long as it is told. It throws when the waiting task is cancelled.
typealias Sleep = @Sendable (Duration) async throws -> Void
