// Fails greenWhileAnswering: the time is read when the request is made.
// Also fails greenWhileUsing, greenWhileOpening, servicesGo.
// TASK 1: Say what a request has, and where it comes from.
let server: any ChatServer
let clock: any ChatClock
let store: any ChatStore
let log: any ChatLog

init(
  server: any ChatServer, clock: any ChatClock, store: any ChatStore, log: any ChatLog
) {
  self.server = server
  self.clock = StoppedClock(now: clock.now)
  self.store = store
  self.log = log
}

private final class StoppedClock: ChatClock {
  let now: String

  init(now: String) { self.now = now }
}
