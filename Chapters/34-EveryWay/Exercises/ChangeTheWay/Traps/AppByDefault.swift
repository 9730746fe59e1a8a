// Fails nothingIsGlobal: an app that is handed nothing finds services.
// TASK 3: Decide what becomes of the container.
@MainActor
private final class Offline: ChatServer, ChatClock, ChatStore, ChatLog {
  let (now, messages) = ("", [String]())

  func send(_ text: String, answer: @escaping (Int?) -> Void) { answer(nil) }
  func confirm(_ number: Int) {}
  func keep(_ message: String) {}
  func write(_ line: String) {}
}
// TASK 3: Say what an app has, and where it comes from.
private let server: any ChatServer
private let clock: any ChatClock
private let log: any ChatLog
private let makeStore: () -> any ChatStore

convenience init() {
  let offline = Offline()
  self.init(Services(server: offline, clock: offline, log: offline, makeStore: { offline }))
}

init(_ services: Services) {
  server = services.server
  clock = services.clock
  log = services.log
  makeStore = services.makeStore
}
