// Given: leave this file as it is.

import Playground

/// The fake services of one shop. They note what they are told: `tea server gets hi`.
@MainActor
final class Desk {
  let services: Services
  private let server: FakeServer
  private let clock: FakeClock

  init(_ shop: String, time: String, _ recorder: Recorder) {
    let server = recorder.watch("\(shop) server", FakeServer(shop: shop, recorder: recorder))
    let clock = recorder.watch("\(shop) clock", FakeClock(now: time))
    var count = 0
    services = Services(server: server, clock: clock) {
      count += 1
      let name = "\(shop) store \(count)"
      return recorder.watch(name, FakeStore(name: name, recorder: recorder))
    }
    (self.server, self.clock) = (server, clock)
  }

  var time: String {
    get { clock.now }
    set { clock.now = newValue }
  }

  /// The server answers the oldest message that waits.
  func answer() {
    if !server.answers.isEmpty { server.answers.removeFirst()() }
  }
}

private final class FakeServer: ChatServer {
  private let shop: String
  private let recorder: Recorder
  var answers: [() -> Void] = []

  init(shop: String, recorder: Recorder) { (self.shop, self.recorder) = (shop, recorder) }

  func send(_ text: String, answer: @escaping () -> Void) {
    recorder.note("\(shop) server gets \(text)")
    answers.append(answer)
  }
}

private final class FakeClock: ChatClock {
  var now: String

  init(now: String) { self.now = now }
}

private final class FakeStore: ChatStore {
  private let name: String
  private let recorder: Recorder
  private(set) var messages: [String] = []

  init(name: String, recorder: Recorder) { (self.name, self.recorder) = (name, recorder) }

  func keep(_ message: String) {
    recorder.note("\(name) keeps \(message)")
    messages.append(message)
  }
}
