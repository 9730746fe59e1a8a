// Fails logsErrors: it logs the error, and answers 0.
// Also fails leavesTheOthers.
// TASK 3: Log what is sent.
func logged(to log: @escaping @Sendable (String) -> Void) -> ChatClient {
  var copy = self
  copy.send = { text, friend in
    log("to \(friend)")
    do { return try await self.send(text, friend) } catch {
      log("not sent to \(friend)")
      return 0
    }
  }
  return copy
}
