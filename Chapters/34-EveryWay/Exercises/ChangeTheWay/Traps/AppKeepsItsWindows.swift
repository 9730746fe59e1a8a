// Fails storesGo: an app keeps each window that it opened.
// TASK 3: Say what an app has, and where it comes from.
private let server: any ChatServer
private let clock: any ChatClock
private let log: any ChatLog
private let makeStore: () -> any ChatStore
private var windows: [ChatScreen] = []

init(_ services: Services) {
  server = services.server
  clock = services.clock
  log = services.log
  makeStore = services.makeStore
}
// TASK 2: Open a window, with a store of its own.
let window = ChatScreen(server: server, clock: clock, store: makeStore(), log: log)
windows.append(window)
return window
