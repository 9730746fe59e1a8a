// Fails logsErrors: an error is thrown, and not logged.
// Also fails leavesTheOthers.
// TASK 3: Log what is sent.
func logged(to log: @escaping @Sendable (String) -> Void) -> ChatClient {
  var copy = self
  copy.send = { text, friend in
    log("to \(friend)")
    return try await self.send(text, friend)
  }
  return copy
}
