// Fails namesItself: it reports all four when it is made, and nothing at a call.
// Also fails namesIsOnline, usesItsReport.
// TASK 2: Make the client that a test begins with.
static func unimplemented(report: @escaping @Sendable (String) -> Void) -> ChatClient {
  func fail(_ name: String) -> Unimplemented {
    report("ChatClient.\(name) is unimplemented")
    return Unimplemented(name: name)
  }
  let errors = ["friends", "history", "send", "isOnline"].map(fail)
  return ChatClient(
    friends: { throw errors[0] }, history: { _ in throw errors[1] },
    send: { _, _ in throw errors[2] }, isOnline: { _ in false })
}
