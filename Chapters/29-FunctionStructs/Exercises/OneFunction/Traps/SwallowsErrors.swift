// Fails passesErrorsOn: without an answer it makes up an empty list.
// TASK 1: Make the client that the app uses.
static func live(_ server: any ChatServer) -> ChatClient {
  ChatClient(
    friends: { (try? await server.friends()) ?? [] },
    history: { friend in (try? await server.history(with: friend)) ?? [] },
    send: { text, friend in try await server.send(text, to: friend) },
    isOnline: { friend in server.isOnline(friend) })
}
