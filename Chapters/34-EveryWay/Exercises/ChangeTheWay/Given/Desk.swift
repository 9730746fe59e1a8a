// Given: leave this file as it is.

/// Fake services for one test, and what they heard.
@MainActor
final class Desk {
  /// Moments of a test in which other code of the program may do something.
  enum Moment { case opening, using, answering }

  /// Surrounds a moment. The tests leave it as it is, so nothing else goes on while they run.
  private var around: (_ moment: Moment, _ goOn: () -> Void) -> Void = { _, goOn in goOn() }

  private let journal = Journal()
  private let server: FakeServer
  private let clock = FakeClock()
  let services: Services

  init() {
    let (journal, server) = (journal, FakeServer(journal: journal))
    self.server = server
    services = Services(
      server: server, clock: clock, log: FakeLog(journal: journal),
      makeStore: {
        let store = FakeStore(journal: journal, number: journal.stores.count + 1)
        journal.stores.append(WeakStore(store: store))
        return store
      })
  }

  /// What the server, the stores and the log were told.
  var events: [String] { journal.events }

  /// How many stores were made.
  var stores: Int { journal.stores.count }

  /// The numbers of those that some code still keeps. The first one is 1.
  var livingStores: [Int] { (0..<stores).filter { journal.stores[$0].store != nil }.map { $0 + 1 } }

  /// How many answers are awaited.
  var awaited: Int { server.answers.count }

  var time: String {
    get { clock.now }
    set { clock.now = newValue }
  }

  /// From now on, another app is made before each of these moments. It opens a window before a window
  /// of this desk is used. After an answer, an app with the services of this desk is made.
  func disturb(at moments: Set<Moment>, with other: Desk) {
    around = { [services] moment, goOn in
      guard moments.contains(moment) else { return goOn() }
      let app = ChatApp(other.services)
      if moment == .using { _ = app.open() }
      goOn()
      if moment == .answering { _ = ChatApp(services) }
    }
  }

  /// Opens a window of an app that no other code keeps.
  func open() -> ChatScreen {
    let app = ChatApp(services)
    var screen: ChatScreen?
    around(.opening) { screen = app.open() }
    around(.using) {}
    return screen ?? app.open()
  }

  /// The server answers one of the calls that wait for it, counted from the oldest.
  func answer(_ number: Int?, to call: Int = 0) {
    guard server.answers.indices.contains(call) else { return }
    let answer = server.answers.remove(at: call)
    around(.answering) { answer(number) }
  }
}

/// Tells which services some code still keeps.
@MainActor
struct Watched {
  private weak var server: (any ChatServer)?
  private weak var clock: (any ChatClock)?
  private weak var log: (any ChatLog)?

  init(_ services: Services) {
    (server, clock, log) = (services.server, services.clock, services.log)
  }

  var alive: [String] {
    [server == nil ? nil : "server", clock == nil ? nil : "clock", log == nil ? nil : "log"]
      .compactMap(\.self)
  }
}

@MainActor
private final class Journal {
  var events: [String] = []
  var stores: [WeakStore] = []
}

private struct WeakStore {
  weak var store: FakeStore?
}

private final class FakeServer: ChatServer {
  private let journal: Journal
  var answers: [(Int?) -> Void] = []

  init(journal: Journal) { self.journal = journal }

  func send(_ text: String, answer: @escaping (Int?) -> Void) {
    journal.events.append("send \(text)")
    answers.append(answer)
  }

  func confirm(_ number: Int) { journal.events.append("confirm \(number)") }
}

private final class FakeClock: ChatClock {
  var now = "\(Int.random(in: 10...23)):\(Int.random(in: 10...59))"
}

private final class FakeStore: ChatStore {
  private let journal: Journal
  private let number: Int
  private(set) var messages: [String] = []

  init(journal: Journal, number: Int) { (self.journal, self.number) = (journal, number) }

  func keep(_ message: String) {
    journal.events.append("store \(number): \(message)")
    messages.append(message)
  }
}

private final class FakeLog: ChatLog {
  private let journal: Journal

  init(journal: Journal) { self.journal = journal }

  func write(_ line: String) { journal.events.append("log: \(line)") }
}
