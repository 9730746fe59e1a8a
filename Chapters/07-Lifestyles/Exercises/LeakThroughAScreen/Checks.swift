import Testing

@testable import LeakThroughAScreenExercise

@Suite("Task 1: A view that is not kept")
struct Task1 {
  @Test("What is displayed reaches the view behind, at once, every time, and once.")
  func passesOn() throws {
    let notes = [Notes(), Notes()]
    let views = [WeakView(notes[0]), WeakView(notes[1])]
    let (lines, nothing) = (someLines(), [String]())
    var all = [lines, lines, nothing, nothing, [""], lines + lines, [" \(lines[0])\n"], lines]
    for (turn, lines) in all.enumerated() {
      for (view, notes) in zip(views, notes) {
        view.display(lines)
        try require(notes.displayed, is: Array(all[...turn]), "as displayed")
      }
    }
    notes[0].afterTheNext = { views[0].display(nothing) }
    views[0].display(lines)
    all += [lines, nothing]
    try require(notes[0].displayed, is: all, "as displayed, the last one from within display")
  }

  @Test("The view goes when nobody else holds it.")
  func viewIsNotKept() throws {
    for messages in 0...3 {
      var screen: ItemsScreen? = ItemsScreen()
      let watched = Watched(screen)
      let view = WeakView(try #require(screen))
      for _ in 0..<messages {
        let lines = someLines()
        view.display(lines)
        try require(screen?.lines, is: lines, "on the screen")
      }
      screen = nil
      try require(watched.state, is: "gone", "as the state of the view after \(messages) messages")
      withExtendedLifetime(view) {}
    }
  }

  @Test("What comes when the view is gone is dropped.")
  func dropsWhatComesLate() throws {
    let notes = Notes()
    var (middle, lines) = (Optional(WeakView(notes)), someLines())
    let front = WeakView(try #require(middle))
    front.display(lines)
    try require(notes.displayed, is: [lines], "as displayed through two WeakViews")
    middle = nil
    for _ in 1...2 { front.display(someLines()) }
    try require(notes.displayed, is: [lines], "as displayed when the WeakView in between is gone")

    var screen: ItemsScreen? = ItemsScreen()
    let view = WeakView(try #require(screen))
    lines = someLines()
    view.display(lines)
    try require(screen?.lines, is: lines, "on the screen")
    screen = nil
    for _ in 1...2 { view.display(someLines()) }
  }
}

@Suite("Task 2: Both go")
struct Task2 {
  private let desk = Desk()
  private let before = ItemsPresenter.living

  /// How many there are now that were not there before this check.
  private var presenters: Int { ItemsPresenter.living - before }

  @Test("Who holds the screen sees each answer. Then the screen goes, and its presenter too.")
  func bothGo() throws {
    for visits in 0...4 {
      var screen: ItemsScreen? = makeItemsScreen(server: Server(desk))
      let watched = Watched(screen)
      try require(desk.open.count, is: 0, "questions before the screen appears")
      let (lines, nothing) = (someLines(), [String]())
      for lines in [lines, nothing, someLines(), lines].prefix(visits) {
        let shown = screen?.lines
        screen?.appear()
        try require(desk.open.count, is: 1, "questions when the screen appears")
        try require(presenters, is: 1, "presenters of the screen")
        try require(screen?.lines, is: shown, "on the screen before the answer")
        desk.answer(0, lines)
        try require(screen?.lines, is: lines, "on the screen after the answer")
      }
      screen = nil
      try require(watched.state, is: "gone", "as the state of the screen")
      try require(presenters, is: 0, "presenters when the screen is gone")
    }
  }

  @Test("Every answer is shown, also if others are owed, or if it comes at once.")
  func everyAnswerIsShown() throws {
    for order in [[0, 0, 0], [0, 1, 0], [1, 0, 0], [1, 1, 0], [2, 0, 0], [2, 1, 0]] {
      var screen: ItemsScreen? = makeItemsScreen(server: Server(desk))
      for owed in [0, order.count] {
        for _ in 0..<owed { screen?.appear() }
        desk.atOnce = someLines()
        screen?.appear()
        let what = "on the screen, answered at once while \(owed) answers are owed"
        try require(screen?.lines, is: desk.atOnce, what)
        desk.atOnce = nil
      }
      try require(desk.open.count, is: order.count, "open questions")
      try require(presenters, is: 1, "presenters of the screen")
      for (turn, question) in order.enumerated() {
        let lines = someLines()
        desk.answer(question, lines)
        try require(screen?.lines, is: lines, "on the screen after answer \(turn + 1) of 3")
      }
      screen = nil
      try require(presenters, is: 0, "presenters when the screen is gone")
    }
  }

  @Test("An answer that comes when the screen is gone is dropped.")
  func lateAnswer() throws {
    for owed in 1...3 {
      let server = Server(desk)
      var screen: ItemsScreen? = makeItemsScreen(server: server)
      let watched = Watched(screen)
      for _ in 0...owed { screen?.appear() }
      try require(desk.open.count, is: owed + 1, "questions to the server")
      desk.answer(owed / 2, someLines())
      screen = nil
      try require(watched.state, is: "gone", "as the state of the screen before the last answer")
      let next = makeItemsScreen(server: server)
      for _ in 1...owed { desk.answer(0, someLines()) }
      try require(next.lines, is: [], "on the next screen, which has not appeared")
      next.appear()
      try require(presenters, is: 1, "presenters of two screens, the first of which is gone")
      desk.answer(0, someLines())
    }
  }

  @Test("Each of two screens shows its own answer, and goes on its own.")
  func twoScreens() throws {
    let one = Server(desk)
    for servers in [[one, one], [one, Server(desk)]] {
      for first in 0...1 {
        var screens: [ItemsScreen?] = servers.map { makeItemsScreen(server: $0) }
        let watched = screens.map { Watched($0) }
        for screen in screens { screen?.appear() }
        try require(presenters, is: 2, "presenters of two screens")
        let lines = [someLines(), someLines()]
        for lines in lines { desk.answer(0, lines) }
        try require(screens.map { $0?.lines }, is: lines, "on the two screens")
        screens[first] = nil
        let states = (0...1).map { $0 == first ? "gone" : "there" }
        try require(watched.map(\.state), is: states, "as the states of the two screens")
        try require(presenters, is: 1, "presenters when one of two screens is gone")
        screens[1 - first]?.appear()
        let last = someLines()
        desk.answer(0, last)
        try require(screens[1 - first]?.lines, is: last, "on the screen that is still there")
        screens = []
        try require(presenters, is: 0, "presenters when both screens are gone")
      }
    }
  }
}

/// A view that notes what it is to display.
private final class Notes: ItemsView {
  private(set) var displayed: [[String]] = []
  var afterTheNext: (() -> Void)?

  func display(_ lines: [String]) {
    displayed.append(lines)
    let next = afterTheNext
    afterTheNext = nil
    next?()
  }
}

/// Where the questions of all servers lie until they are answered.
private final class Desk {
  private(set) var open: [([String]) -> Void] = []
  var atOnce: [String]?

  func ask(_ answer: @escaping ([String]) -> Void) {
    if let atOnce { answer(atOnce) } else { open.append(answer) }
  }

  /// Answers an open question, if there is one.
  func answer(_ question: Int, _ lines: [String]) {
    if open.indices.contains(question) { open.remove(at: question)(lines) }
  }
}

/// Lays its questions on a desk.
private final class Server: ItemsServer {
  private let desk: Desk

  init(_ desk: Desk) { self.desk = desk }

  func fetchItems(_ answer: @escaping ([String]) -> Void) { desk.ask(answer) }
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
