// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// The customer's token, for all screens.
actor Session {
  // TASK 1: Call the server once for all callers, and forget a token that was refused.
  private let server: any TokenServer

  init(server: any TokenServer) { self.server = server }

  func token() async throws -> String { try await server.newToken() }

  func discard(_ token: String) {}
  // END
}

/// Calls again after a failure.
struct RetryingItems: ItemsClient {
  let base: any ItemsClient
  let pauses: [Duration]
  let sleep: Sleep

  // TASK 2: Call, pause and call again, until no pause is left or the task is canceled.
  func items() async throws -> [String] { try await base.items() }
  // END
}
