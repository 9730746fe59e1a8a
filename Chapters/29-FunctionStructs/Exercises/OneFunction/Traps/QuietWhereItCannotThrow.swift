// Fails namesIsOnline: the function that can't throw says nothing.
// Also fails usesItsReport.
// TASK 2: Make the client that a test begins with.
static func unimplemented(report: @escaping @Sendable (String) -> Void) -> ChatClient {
  @Sendable func fail(_ name: String) -> Unimplemented {
    report("ChatClient.\(name) is unimplemented")
    return Unimplemented(name: name)
  }
  return ChatClient(
    friends: { throw fail("friends") }, history: { _ in throw fail("history") },
    send: { _, _ in throw fail("send") }, isOnline: { _ in false })
}
