import Testing

@testable import NoWorkInInitExercise

@Suite("Task 1: A presenter that starts when told") @MainActor
struct Task1 {
  private let client = Client()
  private let view = View()

  @Test("Making a presenter asks the client nothing, a moment later neither.")
  func storesOnly() async throws {
    let presenter = ItemListPresenter(client: client)
    presenter.view = view
    try require(client.calls, is: 0, "calls while it is made")
    for _ in 0..<20 { await Task.yield() }
    try require(client.calls, is: 0, "calls a moment later")
  }

  @Test("start() asks the client once, and the view gets the names.")
  func startFetches() throws {
    let presenter = ItemListPresenter(client: client)
    presenter.view = view
    presenter.start()
    try require(view.displayed, is: [client.names], "displayed")
    try require(client.calls, is: 1, "calls")
  }

  @Test("Each start() asks anew.")
  func asksAtEveryStart() throws {
    let presenter = ItemListPresenter(client: client)
    presenter.view = view
    presenter.start()
    try require(view.displayed, is: [client.names], "displayed")
    let first = client.names
    client.names = randomNames()
    presenter.start()
    try require(view.displayed, is: [first, client.names], "displayed after two starts")
  }

  @Test("A presenter that nobody looks at goes on, and serves who looks later.")
  func worksWithoutView() throws {
    let presenter = ItemListPresenter(client: client)
    try require(client.calls, is: 0, "calls before the start")
    presenter.start()
    presenter.view = view
    presenter.start()
    try require(view.displayed, is: [client.names], "displayed")
  }
}

@Suite("Task 2: Two that need each other") @MainActor
struct Task2 {
  private let client = Client()

  @Test("Composing asks nothing and shows nothing, a moment later neither.")
  func composingIsSilent() async throws {
    let screen = composeItemList(client: client)
    try require(client.calls, is: 0, "calls while composing")
    for _ in 0..<20 { await Task.yield() }
    try require(client.calls, is: 0, "calls a moment later")
    try require(screen.titles, is: [], "titles")
  }

  @Test("Started, the screen has asked once and shows the names.")
  func startShows() throws {
    let screen = composeItemList(client: client)
    screen.start()
    try require(screen.titles, is: client.names, "as titles")
    try require(client.calls, is: 1, "calls")
  }

  @Test("An answer that comes late is shown when it comes.")
  func showsALateAnswer() throws {
    client.isLate = true
    let screen = composeItemList(client: client)
    screen.start()
    try require(screen.titles, is: [], "titles before the answer")
    client.answer()
    try require(screen.titles, is: client.names, "as titles after the answer")
  }

  @Test("Once the screen is let go, nothing of it lives on, answered or not.")
  func allFreed() throws {
    weak var freed: Client?
    func useOnce() throws {
      let client = Client()
      freed = client
      let screen = composeItemList(client: client)
      screen.start()
      try require(screen.titles, is: client.names, "as titles")
      client.isLate = true
      screen.start()
    }
    try useOnce()
    try require(freed == nil ? "freed" : "alive", is: "freed", "as the client's state")
  }
}

@MainActor
private final class Client: ItemsClient {
  var names = randomNames()
  var isLate = false
  private(set) var calls = 0
  private var waiting: [([Item]) -> Void] = []

  func fetchItems(completion: @escaping ([Item]) -> Void) {
    calls += 1
    waiting.append(completion)
    if !isLate { answer() }
  }

  func answer() {
    let completions = waiting
    waiting = []
    for completion in completions { completion(names.map(Item.init)) }
  }
}

@MainActor
private final class View: ItemsView {
  private(set) var displayed: [[String]] = []

  func display(_ titles: [String]) { displayed.append(titles) }
}

private func randomNames() -> [String] {
  (1...Int.random(in: 2...4)).map { _ in "item \(Int.random(in: 100_000...999_999))" }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
