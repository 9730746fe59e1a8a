// Fails logsAndSends: the line comes when the message is sent already.
// Also fails keepsItsFunctions, leavesTheOthers, logsErrors.
// TASK 3: Log what is sent.
func logged(to log: @escaping @Sendable (String) -> Void) -> ChatClient {
  var copy = self
  copy.send = { text, friend in
    do {
      let number = try await self.send(text, friend)
      log("to \(friend)")
      return number
    } catch {
      log("not sent to \(friend)")
      throw error
    }
  }
  return copy
}
