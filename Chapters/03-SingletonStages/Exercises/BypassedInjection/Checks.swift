import Checking
import Testing

@testable import BypassedInjectionExercise

@Suite("Task 1: Call your own client")
@MainActor
struct Task1 {
  private let real = ServerAPIClient()
  private let mock = Mock("A")
  private let calls = ServerAPIClient.calls

  init() { ServerAPIClient.shared = real }

  @Test("The model's own client gets all three calls.")
  func asksItsOwnClient() throws {
    let model = ItemListViewModel(client: mock)
    model.getList()
    try expect(model.lines, is: ["tea of A", "milk of A"], "from mock A")
    model.add("salt")
    model.remove("tea of A")
    try expect(model.lines, is: ["salt", "milk of A"], "after adding salt and removing tea")
    let wanted = ["fetchItems", "save salt", "delete tea of A"]
    try expect(mock.calls, is: wanted, "as calls of the mock")
    try expect(ServerAPIClient.calls - calls, is: 0, "calls of the real server")
  }

  @Test("An error of the model's own client is shown, and no other client is called.")
  func tellsItsError() throws {
    mock.isOffline = true
    let model = ItemListViewModel(client: mock)
    var messages: [String] = []
    for call in [{ model.getList() }, { model.add("salt") }, { model.remove("tea") }] {
      call()
      messages.append(model.message)
    }
    let wanted = ["Not loaded: Offline()", "Not added: Offline()", "Not removed: Offline()"]
    try expect(messages, is: wanted, "from a mock that is offline")
    try expect(ServerAPIClient.calls - calls, is: 0, "calls of the real server")
  }

  @Test("The shared client stays the real one.")
  func leavesSharedAlone() throws {
    let model = ItemListViewModel(client: mock)
    model.getList()
    model.add("salt")
    model.remove("salt")
    try expect(mock.calls.count, is: 3, "calls of the mock")
    let shared = ServerAPIClient.shared === real ? "the real client" : "the mock"
    try expect(shared, is: "the real client", "in ServerAPIClient.shared after three calls")
  }
}

@Suite("Task 2: Require it in the initializer")
@MainActor
struct Task2 {
  @Test("Each model keeps the client that it was made with.")
  func keepsItsOwn() throws {
    let models = ["A", "B"].map { ItemListViewModel(client: Mock($0)) }
    for model in models { model.getList() }
    try expect(models[0].lines, is: ["tea of A", "milk of A"], "from the model of mock A")
    try expect(models[1].lines, is: ["tea of B", "milk of B"], "from the model of mock B")
  }
}

/// Answers instead of the server, and records its calls.
private final class Mock: ServerAPIClient {
  let name: String
  var isOffline = false
  private(set) var calls: [String] = []

  init(_ name: String) { self.name = name }

  override func fetchItems() throws -> [Item] {
    try note("fetchItems")
    return ["tea", "milk"].map { Item(name: "\($0) of \(name)") }
  }

  override func save(_ item: Item) throws { try note("save \(item.name)") }

  override func delete(_ item: Item) throws { try note("delete \(item.name)") }

  private func note(_ call: String) throws {
    calls.append(call)
    if isOffline { throw Offline() }
  }
}

private struct Offline: Error {}

#if PROBES
  // Task 2: Code that makes a model must name its client, and can't change it.
  @MainActor
  func namesItsClient(mock: ServerAPIClient, model: ItemListViewModel) {
    _ = ItemListViewModel(client: mock)
    _ = ItemListViewModel()  // refused: client
    _ = ItemListViewModel(client: nil)  // refused: nil
    model.client = mock  // refused: client
  }
#endif
