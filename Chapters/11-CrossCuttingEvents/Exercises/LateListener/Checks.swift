import Checking
import Playground
import Testing

@testable import LateListenerExercise

@Suite("Task 1: Join and leave")
struct Task1 {
  private let hall = Hall()

  // See ShopEvents
  @Test("Each listener gets what is sent after it joined.")
  func tellsEach() throws {
    let events = ShopEvents()
    hall.enter("log", by: events.join)
    events.send(.paid(120))
    hall.enter("screen", by: events.join)
    try expect(hall.received(), is: ["log: paid 120"], "when only the log has joined")
    events.send(.paid(120))
    let both = ["log: paid 120", "screen: paid 120"]
    try expect(hall.received(), is: both, "when the same was paid again, after the screen joined")
  }

  // See ShopEvents
  @Test("A listener leaves with its token, and the others stay.")
  func leavesWithItsToken() throws {
    let events = ShopEvents()
    for name in ["log", "marketing", "screen 1"] { hall.enter(name, by: events.join) }
    hall.leave("log")
    events.send(.paid(120))
    let two = ["marketing: paid 120", "screen 1: paid 120"]
    try expect(hall.received(), is: two, "after the log left")
    hall.enter("screen 2", by: events.join)
    hall.leave("marketing")
    events.send(.cartHas(2))
    let screens = ["screen 1: cart 2", "screen 2: cart 2"]
    try expect(hall.received(), is: screens, "after screen 2 joined, and marketing left")
  }
}

@Suite("Task 2: Come late")
struct Task2 {
  private let events = RememberingEvents()
  private let hall = Hall()

  // See RememberingEvents
  @Test("A listener that joins gets the last event of each kind.")
  func tellsTheLast() throws {
    for event in [ShopEvent.loggedIn("Ada"), .cartHas(1), .cartHas(2)] { events.send(event) }
    hall.enter("header", by: events.join)
    let missed = ["header: cart 2", "header: login Ada"]
    try expect(hall.received(), is: missed, "at joining, after login Ada, cart 1, cart 2")
  }

  // See RememberingEvents
  @Test("The others get none of these events, and later all of them get each event once.")
  func tellsOnlyTheNewOne() throws {
    hall.enter("log", by: events.join)
    events.send(.loggedIn("Ada"))
    try expect(hall.received(), is: ["log: login Ada"], "when only the log has joined")
    for name in ["header", "screen"] {
      hall.enter(name, by: events.join)
      try expect(hall.received(), is: ["\(name): login Ada"], "when the \(name) joins after that")
    }
    events.send(.paid(120))
    let all = ["header: paid 120", "log: paid 120", "screen: paid 120"]
    try expect(hall.received(), is: all, "at the next event")
  }
}

@Suite("Task 3: A screen that closes")
struct Task3 {
  private let desk = Desk()

  // See SalesScreen
  @Test("An open screen adds up the payments.")
  func countsPayments() throws {
    let screen = SalesScreen(join: desk.join)
    desk.send(.paid(500))
    screen.open()
    for event in [ShopEvent.paid(120), .cartHas(2), .paid(30)] { desk.send(event) }
    try expect(screen.cents, is: 150, "cents after paid 500, open(), paid 120, cart 2, paid 30")
  }

  // See SalesScreen
  @Test("A closed screen gets no events, and continues its sum when it's opened again.")
  func leavesWhenClosed() throws {
    let screen = SalesScreen(join: desk.join)
    screen.open()
    desk.send(.paid(120))
    screen.close()
    desk.send(.paid(500))
    try expect(screen.cents, is: 120, "cents after open(), paid 120, close(), paid 500")
    try expect(desk.listeners.count, is: 0, "listeners after close()")
    screen.open()
    desk.send(.paid(30))
    try expect(screen.cents, is: 150, "cents after another open(), and paid 30")
  }

  // See SalesScreen
  @Test("An open screen that the app releases is freed, and stops listening.")
  func isFreed() throws {
    let lifetimes = Lifetimes()
    func showAndDrop() throws {
      let screen = lifetimes.watch("screen", SalesScreen(join: desk.join))
      screen.open()
      try expect(desk.listeners.count, is: 1, "listener while the screen is open")
    }
    try showAndDrop()
    try expect(lifetimes.freed, is: ["screen"], "as freed after the app dropped it")
    try expect(desk.listeners.count, is: 0, "listeners after the screen was dropped")
  }
}

/// Listeners, and the events that they get.
private final class Hall {
  private var tokens: [String: Token] = [:]
  private var lines: [String] = []

  func enter(_ name: String, by join: Join) {
    tokens[name] = join { [weak self] in self?.lines.append("\(name): \($0)") }
  }

  func leave(_ name: String) { tokens[name] = nil }

  /// Since the last call, sorted.
  func received() -> [String] {
    defer { lines = [] }
    return lines.sorted()
  }
}

/// What a screen joins. It counts its listeners.
private final class Desk {
  private(set) var listeners: [Int: (ShopEvent) -> Void] = [:]
  private var count = 0

  func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
    count += 1
    listeners[count] = listener
    return Token { [weak self, count] in _ = self?.listeners.removeValue(forKey: count) }
  }

  func send(_ event: ShopEvent) { for listener in listeners.values { listener(event) } }
}
