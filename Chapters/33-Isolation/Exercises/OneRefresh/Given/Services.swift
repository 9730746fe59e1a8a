/// Issues a new token for each call.
protocol TokenServer: Sendable {
  func newToken() async throws -> String
}

/// Loads the names of the items in the catalog.
protocol ItemsClient: Sendable {
  func items() async throws -> [String]
}

/// Waits for a duration. Throws if the waiting task is canceled.
typealias Sleep = @Sendable (Duration) async throws -> Void
