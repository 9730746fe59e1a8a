import Checking
import Playground
import Testing

@testable import LeakThroughAScreenExercise

@Suite("Task 1: A view that is not kept")
struct Task1 {
  // See WeakView.display
  @Test("WeakView passes all lines on to its view.")
  func passesOn() throws {
    let screen = ItemsScreen()
    let view = WeakView(screen)
    for lines in [["tea"], ["tea", "salt"]] {
      view.display(lines)
      try expect(screen.lines, is: lines, "on the screen of the WeakView")
    }
  }

  // See WeakView
  @Test("WeakView doesn't keep its view alive, and drops the lines that come afterwards.")
  func viewIsNotKept() throws {
    let lifetimes = Lifetimes()
    func used() throws -> WeakView {
      let screen = lifetimes.watch("screen", ItemsScreen())
      let view = WeakView(screen)
      view.display(["tea"])
      try expect(screen.lines, is: ["tea"], "on the screen of the WeakView")
      return view
    }
    let view = try used()
    try expect(lifetimes.alive, is: [], "alive when only the WeakView is left")
    view.display(["late"])
  }
}

@Suite("Task 2: Both go")
struct Task2 {
  private let server = Server()
  private let lifetimes = Lifetimes()
  private let before = ItemsPresenter.living

  // See makeItemsScreen
  @Test("Each appearance shows its answer. Then the screen is freed, and its presenter, too.")
  func bothGo() throws {
    try visit { screen in
      for lines in [["tea"], ["tea", "salt"]] {
        screen.appear()
        server.answer(lines)
        try expect(screen.lines, is: lines, "on the screen after an appearance and its answer")
      }
    }
    try expect(lifetimes.alive, is: [], "alive after the user has left the screen")
    try expect(ItemsPresenter.living - before, is: 0, "presenters then")
  }

  // See makeItemsScreen
  @Test("The screen is freed although an answer is missing, and its presenter after that answer.")
  func lateAnswer() throws {
    try visit { $0.appear() }
    try expect(server.open.count, is: 1, "calls that the server has not answered yet")
    try expect(lifetimes.alive, is: [], "alive after the user has left the screen")
    server.answer(["late"])
    try expect(ItemsPresenter.living - before, is: 0, "presenters after the last answer")
  }

  /// What a user does with a screen, and leaves it.
  private func visit(_ use: (ItemsScreen) throws -> Void) throws {
    try use(lifetimes.watch("screen", makeItemsScreen(server: server)))
  }
}

/// Answers when a check says so.
private final class Server: ItemsServer {
  private(set) var open: [([String]) -> Void] = []

  func fetchItems(_ answer: @escaping ([String]) -> Void) { open.append(answer) }

  func answer(_ lines: [String]) { if !open.isEmpty { open.removeFirst()(lines) } }
}
