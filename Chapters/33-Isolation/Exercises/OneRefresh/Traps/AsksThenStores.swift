// Fails asksOnce: it stores only the answer, as the guide's first checkout.
// Also fails asksAgainAfterAFailure, endsFirst, forgets, keepsANewerOne, outlivesACaller.
// TASK 1: Ask the server once for all callers, and forget a token that was refused.
private let server: any TokenServer
private var current: String?

init(server: any TokenServer) { self.server = server }

func token() async throws -> String {
  if let current { return current }
  let token = try await server.newToken()
  current = token
  return token
}

func discard(_ token: String) {
  if token == current { current = nil }
}
