// Fails modelIsHanded: a model that is handed no clock has one of its own.
// TASK 2: Say what a model has, and where it comes from.
let server: any ChatServer
let clock: any ChatClock
let store: any ChatStore
let log: any ChatLog

init(
  server: any ChatServer, clock: any ChatClock = NoClock(), store: any ChatStore, log: any ChatLog
) {
  self.server = server
  self.clock = clock
  self.store = store
  self.log = log
}

private final class NoClock: ChatClock {
  let now = "some time"
}
