// Fails namesItself: it throws, and a caller that swallows the error hides it.
// Also fails namesIsOnline, usesItsReport.
// TASK 2: Make the client that a test begins with.
static func unimplemented(report: @escaping @Sendable (String) -> Void) -> ChatClient {
  ChatClient(
    friends: { throw Unimplemented(name: "friends") },
    history: { _ in throw Unimplemented(name: "history") },
    send: { _, _ in throw Unimplemented(name: "send") },
    isOnline: { _ in false })
}
