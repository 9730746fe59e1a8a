// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// The customer's token, for all screens.
actor Session {
  // TASK 1: Ask the server once for all callers, and forget a token that was refused.
  private let server: any TokenServer
  private var current: String?
  private var question: Task<String, any Error>?

  init(server: any TokenServer) { self.server = server }

  func token() async throws -> String {
    if let current { return current }
    if let question { return try await question.value }
    let asking = Task {
      defer { question = nil }
      let token = try await server.newToken()
      current = token
      return token
    }
    question = asking
    return try await asking.value
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

/// Asks again when a question has failed.
struct RetryingItems: ItemsClient {
  let base: any ItemsClient
  let pauses: [Duration]
  let sleep: Sleep

  // TASK 2: Ask, pause and ask again, until the pauses are used up or the task is cancelled.
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
