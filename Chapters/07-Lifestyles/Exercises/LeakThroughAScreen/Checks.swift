import Testing

@testable import LeakThroughAScreenExercise

@Suite("Task 1: A view that is not kept")
struct Task1 {
  @Test("What is displayed reaches the view, every time, and once.")
  func passesOn() throws {
    let notes = Notes()
    let view = WeakView(notes)
    let all = [someLines(), someLines()]
    for lines in all { view.display(lines) }
    try require(notes.displayed, is: all, "as displayed")
  }

  @Test("The view goes when nobody else holds it.")
  func viewIsNotKept() throws {
    var screen: ItemsScreen? = ItemsScreen()
    let watched = Watched(screen)
    let view = WeakView(try #require(screen))
    let lines = someLines()
    view.display(lines)
    try require(screen?.lines, is: lines, "on the screen")
    screen = nil
    try require(watched.state, is: "gone", "as the state of the view")
    withExtendedLifetime(view) {}
  }

  @Test("What comes when the view is gone is dropped.")
  func dropsWhatComesLate() throws {
    var screen: ItemsScreen? = ItemsScreen()
    let view = WeakView(try #require(screen))
    let lines = someLines()
    view.display(lines)
    try require(screen?.lines, is: lines, "on the screen")
    screen = nil
    view.display(someLines())
  }
}

@Suite("Task 2: Both go")
struct Task2 {
  @Test("Who holds the screen sees each answer. Then the screen goes, and its presenter too.")
  func bothGo() throws {
    var server: Server? = Server()
    var screen: ItemsScreen? = makeItemsScreen(server: try #require(server))
    let (watchedScreen, watchedServer) = (Watched(screen), Watched(server))
    for lines in [someLines(), someLines()] {
      screen?.appear()
      server?.answer(lines)
      try require(screen?.lines, is: lines, "on the screen")
    }
    (screen, server) = (nil, nil)
    try require(watchedScreen.state, is: "gone", "as the state of the screen")
    try require(watchedServer.state, is: "gone", "as the state of the server its presenter held")
  }

  @Test("An answer that comes when the screen is gone is dropped.")
  func lateAnswer() throws {
    let server = Server()
    var screen: ItemsScreen? = makeItemsScreen(server: server)
    let watched = Watched(screen)
    screen?.appear()
    try require(server.questions, is: 1, "questions to the server")
    screen = nil
    try require(watched.state, is: "gone", "as the state of the screen before the answer")
    server.answer(someLines())
  }

  @Test("Each of two screens shows its own answer, and goes on its own.")
  func twoScreens() throws {
    let servers = [Server(), Server()]
    var screens = servers.map { makeItemsScreen(server: $0) }
    let watched = screens.map { Watched($0) }
    for screen in screens { screen.appear() }
    let lines = [someLines(), someLines()]
    for (server, lines) in zip(servers, lines) { server.answer(lines) }
    try require(screens.map(\.lines), is: lines, "on the two screens")
    screens.removeFirst()
    try require(watched.map(\.state), is: ["gone", "there"], "as the states of the two screens")
    screens = []
  }
}

/// A view that notes what it is to display.
private final class Notes: ItemsView {
  private(set) var displayed: [[String]] = []

  func display(_ lines: [String]) { displayed.append(lines) }
}

/// Answers when it is told to.
private final class Server: ItemsServer {
  private var answers: [([String]) -> Void] = []

  var questions: Int { answers.count }

  func fetchItems(_ answer: @escaping ([String]) -> Void) { answers.append(answer) }

  /// Answers all questions.
  func answer(_ lines: [String]) {
    let asked = answers
    answers = []
    for answer in asked { answer(lines) }
  }
}

/// Tells whether an object is still there, without keeping it.
private struct Watched {
  private weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }

  var state: String { object == nil ? "gone" : "there" }
}

private func someLines() -> [String] {
  (1...3).map { _ in "item \(Int.random(in: 100_000...999_999))" }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
