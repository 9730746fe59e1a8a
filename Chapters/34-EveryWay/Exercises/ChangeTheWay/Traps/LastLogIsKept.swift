// Fails servicesGo: a crash report keeps the log of the last app.
// TASK 3: Say what an app has, and where it comes from.
private let server: any ChatServer
private let clock: any ChatClock
private let log: any ChatLog
private let makeStore: () -> any ChatStore
static var crashLog: (any ChatLog)?

init(_ services: Services) {
  server = services.server
  clock = services.clock
  log = services.log
  makeStore = services.makeStore
  Self.crashLog = log
}
