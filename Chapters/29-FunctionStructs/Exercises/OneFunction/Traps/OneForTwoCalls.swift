// Fails passesOn: two calls at once get one answer.
// Also fails passesErrorsOn.
// TASK 1: Make the client that the app uses.
static func live(_ server: any ChatServer) -> ChatClient {
  let underWay = Locked<Task<[String], any Error>?>(nil)
  return ChatClient(
    friends: {
      let task = underWay.withLock { task in
        let current = task ?? Task { try await server.friends() }
        task = current
        return current
      }
      defer { underWay.withLock { $0 = nil } }
      return try await task.value
    },
    history: { friend in try await server.history(with: friend) },
    send: { text, friend in try await server.send(text, to: friend) },
    isOnline: { friend in server.isOnline(friend) })
}
