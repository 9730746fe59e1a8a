// Fails endsFirst: each caller ends the question, also one that another caller has begun since.
// TASK 1: Ask the server once for all callers, and forget a token that was refused.
private let server: any TokenServer
private var current: String?
private var question: Task<String, any Error>?

init(server: any TokenServer) { self.server = server }

func token() async throws -> String {
  if let current { return current }
  let asking = question ?? Task { try await server.newToken() }
  question = asking
  defer { question = nil }
  let token = try await asking.value
  current = token
  return token
}

func discard(_ token: String) {
  if token == current { current = nil }
}
