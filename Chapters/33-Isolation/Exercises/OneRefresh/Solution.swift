// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// The customer's token, for all screens.
actor Session {
  // TASK 1: Call the server once for all callers, and forget a token that was refused.
  private let server: any TokenServer
  private var current: String?
  private var request: Task<String, any Error>?

  init(server: any TokenServer) { self.server = server }

  func token() async throws -> String {
    if let current { return current }
    if let request { return try await request.value }
    let task = Task {
      defer { request = nil }
      let token = try await server.newToken()
      current = token
      return token
    }
    request = task
    return try await task.value
  }

  func discard(_ token: String) {
    if token == current { current = nil }
  }
  // STUB
  // private let server: any TokenServer
  //
  // init(server: any TokenServer) { self.server = server }
  //
  // func token() async throws -> String { try await server.newToken() }
  //
  // func discard(_ token: String) {}
  // END
}

/// Calls again after a failure.
struct RetryingItems: ItemsClient {
  let base: any ItemsClient
  let pauses: [Duration]
  let sleep: Sleep

  // TASK 2: Call, pause and call again, until no pause is left or the task is canceled.
  func items() async throws -> [String] {
    for pause in pauses {
      do {
        return try await base.items()
      } catch {
        if Task.isCancelled { throw error }
        try await sleep(pause)
        try Task.checkCancellation()
      }
    }
    return try await base.items()
  }
  // STUB
  // func items() async throws -> [String] { try await base.items() }
  // END
}
