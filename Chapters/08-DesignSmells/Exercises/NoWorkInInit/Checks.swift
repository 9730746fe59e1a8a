import Checking
import Playground
import Testing

@testable import NoWorkInInitExercise

@Suite("Task 1: A presenter that starts when told")
@MainActor
struct Task1 {
  private let client = Client()

  // See ItemListPresenter
  @Test("Making a presenter asks nothing; each start() asks the client.")
  func storesOnly() async throws {
    let presenter = ItemListPresenter(client: client)
    await Task.yield()
    try expect(client.asked, is: 0, "questions after a presenter was made")
    presenter.start()
    try expect(client.asked, is: 1, "questions after start()")
    presenter.start()
    try expect(client.asked, is: 2, "questions after a second start()")
  }

  // See ItemListPresenter.start
  @Test("Each answer goes to the view of that moment, and is dropped without one.")
  func handsOnEveryAnswer() throws {
    let (presenter, view) = (ItemListPresenter(client: client), View())
    presenter.start()
    client.answer("lost")
    presenter.start()
    presenter.view = view
    client.answer("tea")
    try expect(view.titles, is: ["tea"], "in a view that was set between start() and the answer")
    presenter.start()
    client.answer("salt")
    try expect(view.titles, is: ["salt"], "in the view after another start() and answer")
  }

  // See ItemListPresenter.view
  @Test("The presenter doesn't keep its view alive, and drops what comes afterwards.")
  func keepsNoView() throws {
    let (presenter, lifetimes) = (ItemListPresenter(client: client), Lifetimes())
    func use() { presenter.view = lifetimes.watch("view", View()) }
    presenter.start()
    use()
    try expect(lifetimes.alive, is: [], "alive when only the presenter knows the view")
    client.answer("late")
  }
}

@Suite("Task 2: Two that need each other")
@MainActor
struct Task2 {
  private let client = Client()

  // See ItemListScreen
  @Test("Making a screen asks nothing, and changes nothing of its presenter.")
  func screenStoresOnly() throws {
    let presenter = ItemListPresenter(client: client)
    let screen = ItemListScreen(presenter: presenter)
    try expect(client.asked, is: 0, "questions after a screen was made")
    let view = presenter.view == nil ? "no view" : "a view"
    try expect(view, is: "no view", "in the presenter after a screen was made")
    withExtendedLifetime(screen) {}
  }

  // See composeItemList
  @Test("Composing asks nothing.")
  func composingIsSilent() async throws {
    let screen = composeItemList(client: client)
    await Task.yield()
    try expect(client.asked, is: 0, "questions after composing")
    screen.start()
    try expect(client.asked, is: 1, "questions after the screen's start()")
  }

  // See composeItemList
  @Test("After start(), the screen shows the answer. When nobody holds it, both go.")
  func startShows() throws {
    let lifetimes = Lifetimes()
    func visit() throws {
      let client = lifetimes.watch("presenter, which has the client", Client())
      let screen = lifetimes.watch("screen", composeItemList(client: client))
      screen.start()
      client.answer("tea")
      try expect(screen.titles, is: ["tea"], "on the screen after start() and an answer")
    }
    try visit()
    try expect(lifetimes.alive, is: [], "alive after the user has left the screen")
  }
}

/// Answers when a check says so.
private final class Client: ItemsClient {
  private(set) var asked = 0
  private var open: [([Item]) -> Void] = []

  func fetchItems(completion: @escaping ([Item]) -> Void) {
    asked += 1
    open.append(completion)
  }

  func answer(_ name: String) { if !open.isEmpty { open.removeFirst()([Item(name: name)]) } }
}

private final class View: ItemsView {
  private(set) var titles: [String] = []

  func display(_ titles: [String]) { self.titles = titles }
}
