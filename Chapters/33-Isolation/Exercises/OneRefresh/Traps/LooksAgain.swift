// Fails endsFirst: who waited looks again, and finds what came after the answer.
// TASK 1: Ask the server once for all callers, and forget a token that was refused.
private let server: any TokenServer
private var current: String?
private var question: Task<String, any Error>?

init(server: any TokenServer) { self.server = server }

func token() async throws -> String {
  if let current { return current }
  if let question {
    _ = try await question.value
    return try await token()
  }
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
