// Fails passesOn: it asks once for each friend, and gives the old answer from then on.
// Also fails passesErrorsOn.
// TASK 1: Make the client that the app uses.
static func live(_ server: any ChatServer) -> ChatClient {
  let known = Locked<[String: Bool]>([:])
  return ChatClient(
    friends: { try await server.friends() },
    history: { friend in try await server.history(with: friend) },
    send: { text, friend in try await server.send(text, to: friend) },
    isOnline: { friend in
      known.withLock { known in
        let isOnline = known[friend] ?? server.isOnline(friend)
        known[friend] = isOnline
        return isOnline
      }
    })
}
