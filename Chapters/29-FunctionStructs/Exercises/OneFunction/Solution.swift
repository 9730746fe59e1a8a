// One function. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import Playground

extension ChatClient {
  // TASK 1: Make the client that the app uses.
  static func live(_ server: any ChatServer) -> ChatClient {
    ChatClient(
      friends: { try await server.friends() },
      history: { friend in try await server.history(with: friend) },
      send: { text, friend in try await server.send(text, to: friend) },
      isOnline: { friend in server.isOnline(friend) })
  }
  // STUB
  // static func live(_ server: any ChatServer) -> ChatClient {
  //   ChatClient(
  //     friends: { [] }, history: { _ in [] }, send: { _, _ in 0 }, isOnline: { _ in false })
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
      history: { _ in throw fail("history") },
      send: { _, _ in throw fail("send") },
      isOnline: { _ in
        _ = fail("isOnline")
        return false
      })
  }
  // STUB
  // static func unimplemented(report: @escaping @Sendable (String) -> Void) -> ChatClient {
  //   ChatClient(
  //     friends: { [] }, history: { _ in [] }, send: { _, _ in 0 }, isOnline: { _ in false })
  // }
  // END

  // TASK 3: Log what is sent.
  func logged(to log: @escaping @Sendable (String) -> Void) -> ChatClient {
    var copy = self
    copy.send = { text, friend in
      log("to \(friend)")
      do {
        return try await self.send(text, friend)
      } catch {
        log("not sent to \(friend)")
        throw error
      }
    }
    return copy
  }
  // STUB
  // func logged(to log: @escaping @Sendable (String) -> Void) -> ChatClient {
  //   self
  // }
  // END
}
