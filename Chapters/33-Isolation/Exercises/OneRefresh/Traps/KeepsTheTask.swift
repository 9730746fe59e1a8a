// Fails forgets: the finished task answers for ever.
// Also fails endsFirst, keepsANewerOne.
// TASK 1: Ask the server once for all callers, and forget a token that was refused.
private let server: any TokenServer
private var current: String?
private var question: Task<String, any Error>?

init(server: any TokenServer) { self.server = server }

func token() async throws -> String {
  if let question { return try await question.value }
  let asking = Task {
    do {
      return try await server.newToken()
    } catch {
      question = nil
      throw error
    }
  }
  question = asking
  current = try await asking.value
  return try await asking.value
}

func discard(_ token: String) {
  if token == current { current = nil }
}
