// Fails asksOnce: a call during a question gets an error.
// Also fails asksAgainAfterAFailure, endsFirst, forgets, keepsANewerOne, outlivesACaller.
// TASK 1: Ask the server once for all callers, and forget a token that was refused.
private struct IsBusy: Error {}

private let server: any TokenServer
private var current: String?
private var question: Task<String, any Error>?

init(server: any TokenServer) { self.server = server }

func token() async throws -> String {
  if let current { return current }
  if question != nil { throw IsBusy() }
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
