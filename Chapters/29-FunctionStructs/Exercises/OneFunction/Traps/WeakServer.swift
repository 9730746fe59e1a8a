// Fails keepsTheServer: the client doesn't keep its server alive.
// TASK 1: Make the client that the app uses.
static func live(_ server: any ChatServer) -> ChatClient {
  ChatClient(
    friends: { [weak server] in try await server?.friends() ?? [] },
    history: { [weak server] friend in try await server?.history(with: friend) ?? [] },
    send: { [weak server] text, friend in try await server?.send(text, to: friend) ?? 0 },
    isOnline: { [weak server] friend in server?.isOnline(friend) ?? false })
}
