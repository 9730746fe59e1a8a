// Fails logsAndSends: the log gets the text of the message.
// Also fails keepsItsFunctions, leavesTheOthers, logsErrors.
// TASK 3: Log what is sent.
func logged(to log: @escaping @Sendable (String) -> Void) -> ChatClient {
  var copy = self
  copy.send = { text, friend in
    log("to \(text)")
    do { return try await self.send(text, friend) } catch {
      log("not sent to \(text)")
      throw error
    }
  }
  return copy
}
