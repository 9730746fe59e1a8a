// Fails greenWhileUsing: a window shows the time at which it was opened.
// Also fails greenWhileAnswering, windowsApart, greenWhileOpening, appsApart.
// TASK 2: Say what a screen has, and where it comes from.
private let clock: any ChatClock
private let model: ChatModel

init(
  server: any ChatServer, clock: any ChatClock, store: any ChatStore, log: any ChatLog
) {
  self.clock = StoppedClock(now: clock.now)
  model = ChatModel(server: server, clock: clock, store: store, log: log)
}

private final class StoppedClock: ChatClock {
  let now: String

  init(now: String) { self.now = now }
}
