import Checking
import Playground
import Testing

@testable import NoWorkInInitExercise

@Suite("Task 1: Start in a method")
@MainActor
struct Task1 {
  private let client = Client()

  // See ItemListPresenter
  @Test("Making a presenter or setting its view calls nothing; each start() calls the client.")
  func storesOnly() async throws {
    let (presenter, view) = (ItemListPresenter(client: client), View())
    await othersRun()
    try expect(client.calls, is: 0, "calls after a presenter was made")
    presenter.view = view
    await othersRun()
    try expect(client.calls, is: 0, "calls after the presenter's view was set")
    presenter.start()
    try expect(client.calls, is: 1, "calls after start()")
    presenter.start()
    try expect(client.calls, is: 2, "calls after a second start()")
  }

  // See ItemListPresenter.start
  @Test("Each answer goes to the view of that moment, and is dropped without one.")
  func showsEveryAnswer() throws {
    let (presenter, view) = (ItemListPresenter(client: client), View())
    presenter.start()
    client.answer("lost")
    presenter.view = view
    try expect(view.titles, is: [], "in a view that was set after the answer")
    presenter.view = nil
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
    try expect(lifetimes.alive, is: [], "alive when only the presenter has the view")
    client.answer("late")
  }
}

@Suite("Task 2: Two that need each other")
@MainActor
struct Task2 {
  private let client = Client()

  // See ItemListScreen
  @Test("Making a screen calls nothing, and changes nothing of its presenter.")
  func screenStoresOnly() throws {
    let presenter = ItemListPresenter(client: client)
    let screen = ItemListScreen(presenter: presenter)
    try expect(client.calls, is: 0, "calls after a screen was made")
    let view = presenter.view == nil ? "no view" : "a view"
    try expect(view, is: "no view", "in the presenter after a screen was made")
    withExtendedLifetime(screen) {}
  }

  // See composeItemList
  @Test("Composing calls nothing.")
  func composingIsSilent() async throws {
    let screen = composeItemList(client: client)
    await othersRun()
    try expect(client.calls, is: 0, "calls after composing")
    screen.start()
    try expect(client.calls, is: 1, "calls after the screen's start()")
  }

  // See composeItemList
  @Test("After start(), the screen shows the answer, and both are freed with the screen.")
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

@Suite("Task 3: A Task hides the work")
@MainActor
struct Task3 {
  private let server = Server()

  // See DealsModel
  @Test("Making a model calls nothing, then or later; each load() calls the client.")
  func makesSilently() async throws {
    let deals = DealsModel(client: server)
    await othersRun()
    try expect(server.calls, is: 0, "calls after a model was made")
    await deals.load()
    try expect(server.calls, is: 1, "calls after load()")
    await deals.load()
    try expect(server.calls, is: 2, "calls after a second load()")
  }

  // See DealsModel.load
  @Test("When load() returns, the titles are there.")
  func waits() async throws {
    let deals = DealsModel(client: server)
    await deals.load()
    try expect(deals.titles, is: ["tea"], "in titles when load() returned")
  }

  // See DealsModel.load
  @Test("A tab that disappears cancels the client's call.")
  func passesTheCancellation() async throws {
    let deals = DealsModel(client: server)
    let tab = Task { await deals.load() }
    server.whileItWorks = { tab.cancel() }
    await tab.value
    let what = "as the client's calls after the tab has disappeared"
    try expect(server.outcomes, is: ["canceled"], what)
  }

  // See DealsModel.load
  @Test("If the client throws, the titles stay.")
  func keepsTheTitles() async throws {
    let deals = DealsModel(client: server)
    await deals.load()
    server.isDown = true
    await deals.load()
    try expect(deals.titles, is: ["tea"], "in titles after a load() in which the client threw")
  }
}

/// Lets tasks run that were begun before.
private func othersRun() async { for _ in 1...10 { await Task.yield() } }

/// Answers when a check calls `answer`.
private final class Client: ItemsClient {
  private(set) var calls = 0
  private var open: [([Item]) -> Void] = []

  func fetchItems(completion: @escaping ([Item]) -> Void) {
    calls += 1
    open.append(completion)
  }

  func answer(_ name: String) { if !open.isEmpty { open.removeFirst()([Item(name: name)]) } }
}

private final class View: ItemsView {
  private(set) var titles: [String] = []

  func display(_ titles: [String]) { self.titles = titles }
}

/// Counts its calls, and records what became of each.
private final class Server: DealsClient {
  private(set) var calls = 0
  private(set) var outcomes: [String] = []
  var isDown = false
  var whileItWorks: () -> Void = {}

  func fetchDeals() async throws -> [Item] {
    calls += 1
    whileItWorks()
    await Task.yield()
    outcomes.append(Task.isCancelled ? "canceled" : "not canceled")
    try Task.checkCancellation()
    if isDown { throw Down() }
    return [Item(name: "tea")]
  }
}

private struct Down: Error {}
