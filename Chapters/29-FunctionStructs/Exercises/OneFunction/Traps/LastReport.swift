// Fails usesItsReport: the report that came last hears all clients.
// TASK 2: Make the client that a test begins with.
private static let last = Locked<@Sendable (String) -> Void>({ _ in })

static func unimplemented(report: @escaping @Sendable (String) -> Void) -> ChatClient {
  last.withLock { $0 = report }
  @Sendable func fail(_ name: String) -> Unimplemented {
    last.withLock { $0 }("ChatClient.\(name) is unimplemented")
    return Unimplemented(name: name)
  }
  return ChatClient(
    friends: { throw fail("friends") }, history: { _ in throw fail("history") },
    send: { _, _ in throw fail("send") },
    isOnline: { _ in
      _ = fail("isOnline")
      return false
    })
}
