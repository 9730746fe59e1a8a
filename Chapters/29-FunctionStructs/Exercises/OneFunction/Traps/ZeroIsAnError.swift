// Fails logsAndSends: the number 0 or a negative one is taken for an error.
// Also fails keepsItsFunctions, leavesTheOthers, logsErrors.
// TASK 3: Log what is sent.
func logged(to log: @escaping @Sendable (String) -> Void) -> ChatClient {
  var copy = self
  copy.send = { text, friend in
    log("to \(friend)")
    do {
      let number = try await self.send(text, friend)
      if number <= 0 { log("not sent to \(friend)") }
      return number
    } catch {
      log("not sent to \(friend)")
      throw error
    }
  }
  return copy
}
