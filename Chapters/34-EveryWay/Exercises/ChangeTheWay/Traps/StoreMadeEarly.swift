// Fails greenWhileUsing: an app makes the store of its first window before that is opened.
// Also fails greenWhileAnswering, windowsApart, storesGo, greenWhileOpening, appsApart.
// TASK 3: Say what an app has, and where it comes from.
private let server: any ChatServer
private let clock: any ChatClock
private let log: any ChatLog
private let services: Services
private var next: any ChatStore

init(_ services: Services) {
  server = services.server
  clock = services.clock
  log = services.log
  self.services = services
  next = services.makeStore()
}

private func makeStore() -> any ChatStore {
  defer { next = services.makeStore() }
  return next
}
