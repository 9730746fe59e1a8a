import Testing

@testable import NoWorkInInitExercise

@Suite("Task 1: A presenter that starts when told") @MainActor
struct Task1 {
  private let desk = Desk()

  @Test("A presenter keeps its client, and asks nothing before it is started.")
  func storesOnly() async throws {
    weak var client: Client?
    func make() -> ItemListPresenter {
      let own = Client(desk)
      client = own
      return ItemListPresenter(client: own)
    }
    let presenter = make()
    try require(client == nil ? "freed" : "kept", is: "kept", "as the state of the client")
    try require(desk.calls, is: 0, "calls while the presenter is made")
    for view in [View(desk), nil, View(desk)] {
      presenter.view = view
      try require(desk.calls, is: 0, "calls when the view is set")
      for _ in 0..<20 { await Task.yield() }
      try require(desk.calls, is: 0, "calls a moment later")
    }
  }

  @Test("Each start() asks once, also inside display(_:), and the view gets what comes.")
  func asksAtEveryStart() async throws {
    let view = View(desk, "view")
    desk.answersAtOnce = true
    let presenter = ItemListPresenter(client: desk.client)
    presenter.view = view
    var wanted: [String] = []
    for start in 0...4 {
      // Inside the display of the second one, another one is started.
      if start == 1 { view.whileDisplaying = { presenter.start() } }
      presenter.start()
      for _ in 0...(start == 1 ? 1 : 0) { wanted.append(desk.shown(wanted.count, in: "view")) }
      try require(desk.displayed, is: wanted, "displayed after \(wanted.count) starts")
      for _ in 0..<20 { await Task.yield() }
      try require(desk.calls, is: wanted.count, "calls a moment later")
    }
  }

  @Test("Every start() asks, and each answer goes to the view of its moment, or nowhere.")
  func handsOnEveryAnswer() throws {
    for steps in Step.sequences(5) {
      let desk = Desk()
      let views = [View(desk, "first"), View(desk, "second")]
      let presenter = ItemListPresenter(client: desk.client)
      var (seen, open, calls, wanted) = ("", [Int](), 0, [String]())
      for step in steps {
        switch step {
        case .start:
          presenter.start()
          open.append(calls)
          calls += 1
          try require(desk.calls, is: calls, "calls after \(steps.map(\.rawValue))")
        case .first, .second:
          presenter.view = views[step == .first ? 0 : 1]
          seen = step.rawValue
        case .none:
          presenter.view = nil
          seen = ""
        case .answer, .answerLast:
          let question = open.remove(at: step == .answer ? 0 : open.count - 1)
          if seen != "" { wanted.append(desk.shown(question, in: seen)) }
          desk.answer(question)
        }
      }
      try require(desk.displayed, is: wanted, "displayed after \(steps.map(\.rawValue))")
    }
  }

  @Test("A presenter does not keep its view alive, and goes on when it is gone.")
  func keepsNoView() throws {
    let presenter = ItemListPresenter(client: desk.client)
    for count in 1...3 {
      weak var view: View?
      func look() {
        let own = View(desk)
        view = own
        presenter.view = own
        if count != 1 { presenter.start() }
        if count == 3 { desk.answer(1) }
      }
      look()
      try require(view == nil ? "freed" : "kept", is: "freed", "as the state of a view let go")
    }
    try require(desk.calls, is: 2, "calls")
    desk.answer(0)
    presenter.start()
    desk.answer(2)
    try require(desk.displayed.count, is: 1, "lists displayed, one while there was a view")
  }
}

@Suite("Task 2: Two that need each other") @MainActor
struct Task2 {
  private let desk = Desk(isPlain: true)

  @Test("Making a screen starts nothing, and leaves the presenter its view.")
  func screenStoresOnly() async throws {
    desk.answersAtOnce = true
    for view in [View(desk), nil] {
      var presenter: ItemListPresenter? = ItemListPresenter(client: desk.client)
      presenter?.view = view
      let calls = desk.calls
      let screen = ItemListScreen(presenter: try #require(presenter))
      for _ in 0..<20 { await Task.yield() }
      try require(desk.calls - calls, is: 0, "calls before the screen is started")
      try require(presenter?.view === view, is: true, "as 'the view is what it was'")
      weak let kept = presenter
      presenter = nil
      if view == nil { continue }
      for start in 1...3 {
        screen.start()
        try require(desk.calls - calls, is: start, "calls after \(start) starts")
        try require(kept?.view === view, is: true, "as 'the view is what it was' after a start")
      }
    }
  }

  @Test("Composing asks nothing and shows nothing, a moment later neither.")
  func composingIsSilent() async throws {
    let screen = composeItemList(client: desk.client)
    try require(desk.calls, is: 0, "calls while composing")
    for _ in 0..<20 { await Task.yield() }
    try require(desk.calls, is: 0, "calls a moment later")
    try require(screen.titles, is: [], "titles")
  }

  @Test("Started, each screen asks once and shows the names when they come, and no other does.")
  func startShows() throws {
    desk.answersAtOnce = true
    let client = Client(desk)
    let screens: [ItemListScreen] = [desk.client, desk.client, client].map {
      composeItemList(client: $0)
    }
    var wanted: [[String]] = [[], [], []]
    var question = 0
    for isAtOnce in [true, false] {
      desk.answersAtOnce = isAtOnce
      for number in [0, 1, 2, 1, 0, 0] {
        screens[number].start()
        try require(desk.calls, is: question + 1, "calls")
        if !isAtOnce {
          try require(screens.map(\.titles), is: wanted, "as titles before the answer")
          desk.answer(question)
        }
        wanted[number] = desk.names(question)
        question += 1
        try require(screens.map(\.titles), is: wanted, "as titles of three screens")
      }
    }
    withExtendedLifetime(client) {}
  }

  @Test("Once the screen is let go, nothing of it lives on, answered or not.")
  func allFreed() throws {
    for (starts, answers) in [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)] {
      let desk = Desk(isPlain: true)
      weak var client: Client?
      weak var screen: ItemListScreen?
      func useOnce() throws {
        let ownClient = Client(desk)
        let own = composeItemList(client: ownClient)
        (client, screen) = (ownClient, own)
        for call in 0..<starts {
          own.start()
          guard call < answers else { continue }
          desk.answer(call)
          try require(own.titles, is: desk.names(call), "as titles")
        }
        withExtendedLifetime(ownClient) {}
      }
      try useOnce()
      let states = [screen == nil, client == nil].map { $0 ? "freed" : "alive" }
      try require(
        states, is: ["freed", "freed"], "as the state of the screen, and of a client of its own")
      for question in desk.waiting.keys.sorted() { desk.answer(question) }
    }
  }
}

private enum Step: String {
  case start, first, second, none, answer, answerLast

  /// All sequences in which no question is answered that nobody asked.
  static func sequences(_ length: Int, open: Int = 0) -> [[Step]] {
    guard length > 0 else { return [[]] }
    var steps: [Step] = [.start, .first, .second, .none]
    if open > 0 { steps.append(.answer) }
    if open > 1 { steps.append(.answerLast) }
    return steps.flatMap { step in
      let change = step == .start ? 1 : step == .answer || step == .answerLast ? -1 : 0
      return sequences(length - 1, open: open + change).map { [step] + $0 }
    }
  }
}

/// Where questions wait for their answer, by their number, and what is displayed is noted.
@MainActor
private final class Desk {
  var answersAtOnce = false
  /// One that nobody has to keep: the two keep each other.
  private(set) lazy var client = Client(self)
  private(set) var calls = 0
  private(set) var waiting: [Int: ([Item]) -> Void] = [:]
  var displayed: [String] = []
  private let isPlain: Bool
  private let name = "item \(Int.random(in: 100_000...999_999))"

  init(isPlain: Bool = false) { self.isPlain = isPlain }

  /// What a question is answered: the same twice, nothing, or more each time, with duplicates and
  /// not in order. A plain desk answers each question with a name of its own.
  func names(_ question: Int) -> [String] {
    if isPlain { return ["\(name)\(question)"] }
    return question % 4 == 3 ? [] : (0...question / 2 + 2).map { "\(name)\($0 % 2 == 0 ? 9 : $0)" }
  }

  func shown(_ question: Int, in view: String) -> String { "\(names(question)) in \(view)" }

  func ask(_ completion: @escaping ([Item]) -> Void) {
    waiting[calls] = completion
    calls += 1
    if answersAtOnce { answer(calls - 1) }
  }

  func answer(_ question: Int) {
    waiting.removeValue(forKey: question)?(names(question).map(Item.init))
  }
}

@MainActor
private final class Client: ItemsClient {
  private let desk: Desk

  init(_ desk: Desk) { self.desk = desk }

  func fetchItems(completion: @escaping ([Item]) -> Void) { desk.ask(completion) }
}

@MainActor
private final class View: ItemsView {
  private let desk: Desk
  private let name: String
  /// What happens once, inside the next display.
  var whileDisplaying: (() -> Void)?

  init(_ desk: Desk, _ name: String = "view") {
    self.desk = desk
    self.name = name
  }

  func display(_ titles: [String]) {
    desk.displayed.append("\(titles) in \(name)")
    let action = whileDisplaying
    whileDisplaying = nil
    action?()
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  if found == wanted { return }
  try #require(
    found == wanted, "expected \(wanted) \(what()), found \(found)", sourceLocation: place)
}
