// Fails leavesTheOthers: reading the history writes a line as well.
// Also fails keepsItsFunctions.
// TASK 3: Log what is sent.
func logged(to log: @escaping @Sendable (String) -> Void) -> ChatClient {
  var copy = self
  copy.history = { friend in
    log("to \(friend)")
    return try await self.history(friend)
  }
  copy.send = { text, friend in
    log("to \(friend)")
    do { return try await self.send(text, friend) } catch {
      log("not sent to \(friend)")
      throw error
    }
  }
  return copy
}
