// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

extension ChatClient {
  // TASK 1: Make the client that the app uses.
  static func live(_ server: any ChatServer) -> ChatClient {
    ChatClient(
      friends: { try await server.friends() },
      send: { text, friend in try await server.send(text, to: friend) },
      isOnline: { friend in server.isOnline(friend) })
  }
  // STUB
  // static func live(_ server: any ChatServer) -> ChatClient {
  //   ChatClient(friends: { [] }, send: { _, _ in 0 }, isOnline: { _ in false })
  // }
  // END

  // TASK 2: Make the client that a test begins with.
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> ChatClient {
    @Sendable func fail(_ name: String) -> Unimplemented {
      report("ChatClient.\(name) is unimplemented")
      return Unimplemented(name: name)
    }
    return ChatClient(
      friends: { throw fail("friends") },
      send: { _, _ in throw fail("send") },
      isOnline: { _ in
        _ = fail("isOnline")
        return false
      })
  }
  // STUB
  // static func unimplemented(report: @escaping @Sendable (String) -> Void) -> ChatClient {
  //   ChatClient(friends: { [] }, send: { _, _ in 0 }, isOnline: { _ in false })
  // }
  // END

  // TASK 3: Replace only the function that the nudge should call.
  static func everybodyOffline(report: @escaping @Sendable (String) -> Void) -> ChatClient {
    var client = unimplemented(report: report)
    client.isOnline = { _ in false }
    return client
  }
  // STUB
  // static func everybodyOffline(report: @escaping @Sendable (String) -> Void) -> ChatClient {
  //   ChatClient(friends: { [] }, send: { _, _ in 0 }, isOnline: { _ in false })
  // }
  // END
}

/// The button that asks a friend for an answer.
struct Nudge {
  let client: ChatClient

  // TASK 3: Nudge only a friend who is online.
  func nudge(_ friend: String) async throws -> String {
    guard client.isOnline(friend) else { return "\(friend) is offline" }
    return "message \(try await client.send("Are you there?", friend))"
  }
  // STUB
  // func nudge(_ friend: String) async throws -> String {
  //   let number = try await client.send("Are you there?", friend)
  //   return client.isOnline(friend) ? "message \(number)" : "\(friend) is offline"
  // }
  // END
}
