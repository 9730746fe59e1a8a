// Fails endsFirst: the first caller stores the token and ends the question, after others have gone on.
// TASK 1: Ask the server once for all callers, and forget a token that was refused.
private let server: any TokenServer
private var current: String?
private var question: Task<String, any Error>?

init(server: any TokenServer) { self.server = server }

func token() async throws -> String {
  if let current { return current }
  if let question { return try await question.value }
  let asking = Task { try await server.newToken() }
  question = asking
  defer { question = nil }
  let token = try await asking.value
  current = token
  return token
}

func discard(_ token: String) {
  if token == current { current = nil }
}
