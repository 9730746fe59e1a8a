// Fails asksOnce: all sessions share the token.
// Also fails asksAgainAfterAFailure, endsFirst, forgets, keepsANewerOne, outlivesACaller.
// TASK 1: Ask the server once for all callers, and forget a token that was refused.
private static let shared = Shared()
private let server: any TokenServer
private var question: Task<String, any Error>?

@MainActor
private final class Shared: Sendable {
  var token: String?
  nonisolated init() {}
}

init(server: any TokenServer) { self.server = server }

func token() async throws -> String {
  if let question { return try await question.value }
  let asking = Task {
    defer { question = nil }
    if let token = await Session.shared.token { return token }
    let token = try await server.newToken()
    await MainActor.run { Session.shared.token = token }
    return token
  }
  question = asking
  return try await asking.value
}

func discard(_ token: String) async {
  await MainActor.run {
    if Session.shared.token == token { Session.shared.token = nil }
  }
}
