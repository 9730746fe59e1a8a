// Fails passesOn: it leaves out what is empty in an answer.
// Also fails passesErrorsOn.
// TASK 1: Make the client that the app uses.
static func live(_ server: any ChatServer) -> ChatClient {
  ChatClient(
    friends: { try await server.friends().filter { !$0.isEmpty } },
    history: { friend in try await server.history(with: friend) },
    send: { text, friend in try await server.send(text, to: friend) },
    isOnline: { friend in server.isOnline(friend) })
}
