// Fails logsAndSends: the log that came last hears all copies.
// Also fails keepsItsFunctions, leavesTheOthers, logsErrors.
// TASK 3: Log what is sent.
private static let last = Locked<@Sendable (String) -> Void>({ _ in })

func logged(to log: @escaping @Sendable (String) -> Void) -> ChatClient {
  Self.last.withLock { $0 = log }
  var copy = self
  copy.send = { text, friend in
    Self.last.withLock { $0 }("to \(friend)")
    do {
      return try await self.send(text, friend)
    } catch {
      Self.last.withLock { $0 }("not sent to \(friend)")
      throw error
    }
  }
  return copy
}
