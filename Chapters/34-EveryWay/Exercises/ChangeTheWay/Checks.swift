import Testing

@testable import ChangeTheWayExercise

@Suite("Task 1: The request")
@MainActor
struct Task1 {
  @Test("All given tests are green, also if another app is made before each answer.")
  func greenWhileAnswering() throws { try requireGreen(during: [.answering]) }

  @Test("Each answer uses the services of its own request, also after windows of other apps.")
  func answersApart() throws {
    for order in [[0, 1, 0, 1], [1, 1, 0, 0], [0, 0, 1, 1], [1, 0, 0, 1]] {
      for isClosed in [false, true] {
        let desks = [Desk(), Desk()]
        var windows: [ChatScreen] = []
        var (texts, wanted): ([[String]], [[String]]) = ([], [])
        for desk in desks {
          windows.append(desk.open())
          texts.append([text(), text()])
          for text in texts.last ?? [] { windows.last?.send(text) }
          wanted.append(desk.events)
        }
        if isClosed { windows = [] }
        for (turn, index) in order.enumerated() {
          let (number, desk, text) = (number(), desks[index], texts[index].removeFirst())
          desk.answer(turn == 1 ? nil : number)
          wanted[index] +=
            turn == 1 ? ["log: not sent: \(text)"] : desk.sent(text, number, store: 1)
          for (desk, wanted) in zip(desks, wanted) {
            try require(desk.events, is: wanted, "in the services of one app, beside another")
          }
        }
      }
    }
  }
}

@Suite("Task 2: The model and the screen")
@MainActor
struct Task2 {
  @Test("All given tests are green, also if another app opens a window after theirs.")
  func greenWhileUsing() throws { try requireGreen(during: [.using, .answering]) }

  @Test("Each window has its own store and the services of its app, also after other windows.")
  func windowsApart() throws {
    for isKept in [false, true] {
      var (apps, windows): ([ChatApp], [Window]) = ([], [])
      for desk in [Desk(), Desk()] {
        let app = ChatApp(desk.services)
        for _ in 1...3 { windows.append(Window(of: app, desk)) }
        if isKept { apps.append(app) }
      }
      try withExtendedLifetime(apps) { try requireApart(windows) }
    }
  }

  @Test("A store is freed when its window is closed and no answer is awaited, and not before.")
  func storesGo() throws {
    for isAnswerMissing in [false, true] {
      let desk = Desk()
      let app = ChatApp(desk.services)
      var windows: [ChatScreen?] = (1...3).map { _ in app.open() }
      var wanted = [1, 2, 3]
      for index in [1, 0, 2] {
        if isAnswerMissing { windows[index]?.send(text()) }
        try require(desk.livingStores, is: wanted, "as stores of open windows")
        windows[index] = nil
        if isAnswerMissing {
          try require(desk.livingStores, is: wanted, "as stores that an answer needs")
          desk.answer(index == 0 ? nil : number())
        }
        wanted.removeAll { $0 == index + 1 }
        try require(desk.livingStores, is: wanted, "as stores after a window was closed")
      }
    }
  }
}

@Suite("Task 3: The container goes")
@MainActor
struct Task3 {
  @Test("All given tests are green, also if another app is made before their window opens.")
  func greenWhileOpening() throws { try requireGreen(during: [.opening, .using, .answering]) }

  @Test("Apps don't see each other, in whatever order they are made and open windows.")
  func appsApart() throws {
    for order in [[0, 1, 2, 1, 0], [1, 1, 0, 2], [2, 0, 1, 0]] {
      let desks = [Desk(), Desk()]
      let apps = [0, 1, 0].map { ChatApp(desks[$0].services) }
      try requireApart(order.map { Window(of: apps[$0], desks[$0 % 2]) })
    }
  }

  @Test("Services are freed when app and windows are gone and no answer is awaited, not before.")
  func servicesGo() throws {
    let (others, all) = (ChatApp(Desk().services), ["server", "clock", "log"])
    for isAppFirst in [false, true] {
      var desk: Desk? = Desk()
      let watched = desk.map { Watched($0.services) }
      var app = desk.map { ChatApp($0.services) }
      var window = app?.open()
      for answer in [number(), nil, number()] {
        for text in ["", text()] { window?.send(text) }
        desk?.answer(answer)
      }
      desk = nil
      if isAppFirst { app = nil } else { window = nil }
      try require(watched?.alive ?? [], is: all, "as alive while they are needed")
      (app, window) = (nil, nil)
      try require(watched?.alive ?? [], is: [], "as alive when the app and its windows are gone")
    }
    var asked: Desk? = Desk()
    let watched = asked.map { Watched($0.services) }
    asked?.open().send(text())
    asked = nil
    try require(watched?.alive ?? [], is: all, "as alive while an answer is awaited")
    _ = others.open()
  }
}

/// A window, its services, and the number of its store.
@MainActor
private struct Window {
  let screen: ChatScreen
  let desk: Desk
  let store: Int

  init(of app: ChatApp, _ desk: Desk) {
    (screen, self.desk, store) = (app.open(), desk, desk.stores)
  }
}

extension Desk {
  /// What is told after the answer to a text.
  fileprivate func sent(_ text: String, _ number: Int, store: Int) -> [String] {
    ["confirm \(number)", "store \(store): \(time) \(text)", "log: sent \(number)"]
  }
}

/// All given tests are green while nothing else goes on, and while other apps do something at
/// these moments.
@MainActor
private func requireGreen(during moments: Set<Desk.Moment>) throws {
  for isAlone in [true, false] {
    for test in ChatTests.all {
      let (desk, other) = (Desk(), Desk())
      if !isAlone { desk.disturb(at: moments, with: other) }
      do {
        try test.run(desk)
        try require(other.events, is: [], "in another app during the test \(test.name)")
      } catch let red as Red {
        let words =
          "\(red.words), in the test \(test.name) \(isAlone ? "alone" : "beside another app")"
        try #require(Bool(false), Comment(rawValue: words))
      }
    }
  }
}

/// Each of the windows uses its own services, turn by turn.
@MainActor
private func requireApart(_ windows: [Window]) throws {
  var lines = windows.map { _ in [String]() }
  for index in windows.indices + windows.indices.reversed() {
    let (window, text, number) = (windows[index], text(), number())
    let desk = window.desk
    let others = windows.map(\.desk).filter { $0 !== desk }
    let (before, counts) = (desk.events, others.map(\.events.count))
    desk.time = "\(number):\(index)"
    try require(window.screen.title, is: "Chat at \(desk.time)", "as the title")
    for text in ["", text] { window.screen.send(text) }
    desk.answer(number)
    let told =
      ["log: nothing to send", "send \(text)"] + desk.sent(text, number, store: window.store)
    try require(desk.events, is: before + told, "in the services of the window's app")
    try require(others.map(\.events.count), is: counts, "events in services of other apps")
    lines[index].append("\(desk.time) \(text)")
    try require(windows.map(\.screen.lines), is: lines, "as the lines of all windows")
  }
}

private func text() -> String { "text \(number())" }

private func number() -> Int { Int.random(in: 1...999_999) }

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  guard found != wanted else { return }
  let words = "expected \(wanted) \(what()), found \(found)"
  try #require(Bool(false), Comment(rawValue: words), sourceLocation: place)
}

#if PROBES
  // Task 1: A request names each of its services, in the one initializer.
  // See ChatRequest
  @MainActor
  func requestIsHanded(a: any ChatServer, b: any ChatClock, c: any ChatStore, d: any ChatLog) {
    let make = ChatRequest.init
    _ = (make(a, b, c, d), ChatRequest(server: a, clock: b, store: c, log: d))
    _ = ChatRequest(clock: b, store: c, log: d)  // refused: server
    _ = ChatRequest(server: a, store: c, log: d)  // refused: clock
    _ = ChatRequest(server: a, clock: b, log: d)  // refused: store
    _ = ChatRequest(server: a, clock: b, store: c)  // refused: log
    _ = ChatRequest(server: nil, clock: b, store: c, log: d)  // refused: nil
    _ = ChatRequest(server: a, clock: nil, store: c, log: d)  // refused: nil
    _ = ChatRequest(server: a, clock: b, store: nil, log: d)  // refused: nil
    _ = ChatRequest(server: a, clock: b, store: c, log: nil)  // refused: nil
  }

  // Task 2: A model names each of its services, in the one initializer.
  // See ChatModel
  @MainActor
  func modelIsHanded(a: any ChatServer, b: any ChatClock, c: any ChatStore, d: any ChatLog) {
    let make = ChatModel.init
    _ = (make(a, b, c, d), ChatModel(server: a, clock: b, store: c, log: d))
    _ = ChatModel(clock: b, store: c, log: d)  // refused: server
    _ = ChatModel(server: a, store: c, log: d)  // refused: clock
    _ = ChatModel(server: a, clock: b, log: d)  // refused: store
    _ = ChatModel(server: a, clock: b, store: c)  // refused: log
    _ = ChatModel(server: nil, clock: b, store: c, log: d)  // refused: nil
    _ = ChatModel(server: a, clock: nil, store: c, log: d)  // refused: nil
    _ = ChatModel(server: a, clock: b, store: nil, log: d)  // refused: nil
    _ = ChatModel(server: a, clock: b, store: c, log: nil)  // refused: nil
  }

  // Task 2: A screen names each of its services, in the one initializer.
  // See ChatScreen
  @MainActor
  func screenIsHanded(a: any ChatServer, b: any ChatClock, c: any ChatStore, d: any ChatLog) {
    let make = ChatScreen.init
    _ = (make(a, b, c, d), ChatScreen(server: a, clock: b, store: c, log: d))
    _ = ChatScreen(clock: b, store: c, log: d)  // refused: server
    _ = ChatScreen(server: a, store: c, log: d)  // refused: clock
    _ = ChatScreen(server: a, clock: b, log: d)  // refused: store
    _ = ChatScreen(server: a, clock: b, store: c)  // refused: log
    _ = ChatScreen(server: nil, clock: b, store: c, log: d)  // refused: nil
    _ = ChatScreen(server: a, clock: nil, store: c, log: d)  // refused: nil
    _ = ChatScreen(server: a, clock: b, store: nil, log: d)  // refused: nil
    _ = ChatScreen(server: a, clock: b, store: c, log: nil)  // refused: nil
  }

  // Task 3: Code that was handed nothing has no container, and makes no app.
  // See Container
  @MainActor
  func nothingIsGlobal(services: Services) {
    let make = ChatApp.init
    _ = (make(services), ChatApp(services))
    _ = ChatApp()  // refused: missing argument
    _ = Container.self  // refused: Container
  }
#endif
