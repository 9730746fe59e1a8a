// Fails greenWhileAnswering: the request holds the store weakly, so a closed window keeps no message.
// Also fails answersApart, greenWhileUsing, storesGo, greenWhileOpening.
// TASK 1: Say what a request has, and where it comes from.
let server: any ChatServer
let clock: any ChatClock
private weak var window: (any ChatStore)?
private var store: any ChatStore { window ?? NoStore() }
let log: any ChatLog

init(
  server: any ChatServer, clock: any ChatClock, store: any ChatStore, log: any ChatLog
) {
  self.server = server
  self.clock = clock
  window = store
  self.log = log
}

private final class NoStore: ChatStore {
  let messages: [String] = []

  func keep(_ message: String) {}
}
