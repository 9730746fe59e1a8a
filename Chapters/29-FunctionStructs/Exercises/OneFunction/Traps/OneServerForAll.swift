// Fails passesOn: the last server answers for all clients.
// Also fails keepsTheServer, passesErrorsOn.
// TASK 1: Make the client that the app uses.
private static let last = Locked<(any ChatServer)?>(nil)

static func live(_ server: any ChatServer) -> ChatClient {
  last.withLock { $0 = server }
  let server: @Sendable () -> any ChatServer = { last.withLock { $0! } }
  return ChatClient(
    friends: { try await server().friends() },
    history: { friend in try await server().history(with: friend) },
    send: { text, friend in try await server().send(text, to: friend) },
    isOnline: { friend in server().isOnline(friend) })
}
