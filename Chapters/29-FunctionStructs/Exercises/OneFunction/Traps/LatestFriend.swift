// Fails logsErrors: of two calls at once, both errors name the friend who came last.
// TASK 3: Log what is sent.
func logged(to log: @escaping @Sendable (String) -> Void) -> ChatClient {
  let latest = Locked("")
  var copy = self
  copy.send = { text, friend in
    latest.withLock { $0 = friend }
    log("to \(friend)")
    do {
      return try await self.send(text, friend)
    } catch {
      log("not sent to \(latest.withLock { $0 })")
      throw error
    }
  }
  return copy
}
