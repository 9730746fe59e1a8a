// Fails windowsApart: all windows of an app share its store.
// Also fails storesGo, appsApart.
// TASK 3: Say what an app has, and where it comes from.
private let server: any ChatServer
private let clock: any ChatClock
private let log: any ChatLog
private let makeStore: () -> any ChatStore
private lazy var store = makeStore()

init(_ services: Services) {
  server = services.server
  clock = services.clock
  log = services.log
  makeStore = services.makeStore
}
// TASK 2: Open a window, with a store of its own.
ChatScreen(server: server, clock: clock, store: store, log: log)
