/// Gives out tokens, another one for each call.
protocol TokenServer: Sendable {
  func newToken() async throws -> String
}

/// Loads the names of the items in the catalogue.
protocol ItemsClient: Sendable {
  func items() async throws -> [String]
}

/// Waits for as long as it is told. It throws if the waiting task is cancelled in that time.
typealias Sleep = @Sendable (Duration) async throws -> Void
