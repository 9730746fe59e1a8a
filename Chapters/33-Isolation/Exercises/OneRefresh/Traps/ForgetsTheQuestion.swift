// Fails keepsANewerOne: a discarded token ends the question too.
// Also fails endsFirst.
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
  if current == nil || token == current { (current, question) = (nil, nil) }
}
