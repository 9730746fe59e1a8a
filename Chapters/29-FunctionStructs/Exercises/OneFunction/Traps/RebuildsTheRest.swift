// Fails leavesTheOthers: a new client, in which only send is the old one.
// Also fails keepsItsFunctions.
// TASK 3: Log what is sent.
func logged(to log: @escaping @Sendable (String) -> Void) -> ChatClient {
  var copy = ChatClient.unimplemented { _ in }
  copy.send = { text, friend in
    log("to \(friend)")
    do { return try await self.send(text, friend) } catch {
      log("not sent to \(friend)")
      throw error
    }
  }
  return copy
}
