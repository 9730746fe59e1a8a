// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

extension ChatClient {
  // TASK 1: Make the client that the app uses.
  static func live(_ server: any ChatServer) -> ChatClient {
    ChatClient(friends: { [] }, send: { _, _ in 0 }, isOnline: { _ in false })
  }
  // END

  // TASK 2: Make the client that a test begins with.
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> ChatClient {
    ChatClient(friends: { [] }, send: { _, _ in 0 }, isOnline: { _ in false })
  }
  // END

  // TASK 3: Replace only the function that the nudge should call.
  static func everybodyOffline(report: @escaping @Sendable (String) -> Void) -> ChatClient {
    ChatClient(friends: { [] }, send: { _, _ in 0 }, isOnline: { _ in false })
  }
  // END
}

/// The button that asks a friend for an answer.
struct Nudge {
  let client: ChatClient

  // TASK 3: Nudge only a friend who is online.
  func nudge(_ friend: String) async throws -> String {
    let number = try await client.send("Are you there?", friend)
    return client.isOnline(friend) ? "message \(number)" : "\(friend) is offline"
  }
  // END
}
