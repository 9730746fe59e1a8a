// Fails servicesGo: a list of all apps keeps them.
// TASK 3: Say what an app has, and where it comes from.
private let server: any ChatServer
private let clock: any ChatClock
private let log: any ChatLog
private let makeStore: () -> any ChatStore
private static var all: [ChatApp] = []

init(_ services: Services) {
  server = services.server
  clock = services.clock
  log = services.log
  makeStore = services.makeStore
  Self.all.append(self)
}
