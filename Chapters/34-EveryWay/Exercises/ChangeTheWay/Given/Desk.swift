// Given: leave this file as it is.

import Playground

/// The fake services of one shop. They log their calls: `tea server gets hi`.
@MainActor
final class Desk {
  let services: Services
  private let server: FakeServer
  private let clock: FakeClock

  init(_ shop: String, time: String, _ log: Log, _ lifetimes: Lifetimes = Lifetimes()) {
    let server = lifetimes.watch("\(shop) server", FakeServer(shop: shop, log: log))
    let clock = lifetimes.watch("\(shop) clock", FakeClock(now: time))
    var count = 0
    services = Services(server: server, clock: clock) {
      count += 1
      let name = "\(shop) store \(count)"
      return lifetimes.watch(name, FakeStore(name: name, log: log))
    }
    (self.server, self.clock) = (server, clock)
  }

  var time: String {
    get { clock.now }
    set { clock.now = newValue }
  }

  /// Lets the server answer the oldest waiting message.
  func answer() {
    if !server.answers.isEmpty { server.answers.removeFirst()() }
  }
}

private final class FakeServer: ChatServer {
  private let shop: String
  private let log: Log
  var answers: [() -> Void] = []

  init(shop: String, log: Log) { (self.shop, self.log) = (shop, log) }

  func send(_ text: String, answer: @escaping () -> Void) {
    log.note("\(shop) server gets \(text)")
    answers.append(answer)
  }
}

private final class FakeClock: ChatClock {
  var now: String

  init(now: String) { self.now = now }
}

private final class FakeStore: ChatStore {
  private let name: String
  private let log: Log
  private(set) var messages: [String] = []

  init(name: String, log: Log) { (self.name, self.log) = (name, log) }

  func keep(_ message: String) {
    log.note("\(name) keeps \(message)")
    messages.append(message)
  }
}
