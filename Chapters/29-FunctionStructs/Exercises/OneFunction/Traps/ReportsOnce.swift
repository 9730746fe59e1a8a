// Fails namesItself: each name is reported at the first call only.
// Also fails namesIsOnline, usesItsReport.
// TASK 2: Make the client that a test begins with.
static func unimplemented(report: @escaping @Sendable (String) -> Void) -> ChatClient {
  let reported = Locked<Set<String>>([])
  @Sendable func fail(_ name: String) -> Unimplemented {
    if reported.withLock({ $0.insert(name).inserted }) {
      report("ChatClient.\(name) is unimplemented")
    }
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
