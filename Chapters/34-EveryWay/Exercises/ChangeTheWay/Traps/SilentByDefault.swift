// Fails requestIsHanded: a request without a log is silent.
// TASK 1: Say what a request has, and where it comes from.
let server: any ChatServer
let clock: any ChatClock
let store: any ChatStore
let log: any ChatLog

init(
  server: any ChatServer, clock: any ChatClock, store: any ChatStore, log: any ChatLog = SilentLog()
) {
  self.server = server
  self.clock = clock
  self.store = store
  self.log = log
}

private final class SilentLog: ChatLog {
  func write(_ line: String) {}
}
