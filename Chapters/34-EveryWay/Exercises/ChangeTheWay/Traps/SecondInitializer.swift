// Fails requestIsHanded: the services can be handed over in one piece as well.
// TASK 1: Say what a request has, and where it comes from.
let server: any ChatServer
let clock: any ChatClock
let store: any ChatStore
let log: any ChatLog

init(
  server: any ChatServer, clock: any ChatClock, store: any ChatStore, log: any ChatLog
) {
  self.server = server
  self.clock = clock
  self.store = store
  self.log = log
}

init(_ services: Services, store: any ChatStore) {
  self.init(
    server: services.server, clock: services.clock, store: store, log: services.log)
}
