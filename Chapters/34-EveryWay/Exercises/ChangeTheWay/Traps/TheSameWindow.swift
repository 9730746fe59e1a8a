// Fails windowsApart: an app shows its first window again.
// Also fails storesGo, appsApart.
// TASK 3: Say what an app has, and where it comes from.
private let server: any ChatServer
private let clock: any ChatClock
private let log: any ChatLog
private let makeStore: () -> any ChatStore
private lazy var window = ChatScreen(
  server: server, clock: clock, store: makeStore(), log: log)

init(_ services: Services) {
  server = services.server
  clock = services.clock
  log = services.log
  makeStore = services.makeStore
}
// TASK 2: Open a window, with a store of its own.
window
