import Checking
import Testing

@testable import BypassedInjectionExercise

@Suite("Task 1: Ask your own client")
@MainActor
struct Task1 {
  private let mock = Mock("mock")
  private let calls = ServerAPIClient.calls

  // See ItemListViewModel
  @Test("The model's own client is asked for the list, to save an item, and to delete one.")
  func asksItsOwnClient() throws {
    let model = ItemListViewModel(client: mock)
    model.getList()
    try expect(model.lines, is: ["tea of mock"], "after getList()")
    model.add("salt")
    model.remove("salt")
    let wanted = ["fetchItems", "save salt", "delete salt"]
    try expect(mock.asked, is: wanted, "as what the mock was asked")
    try expect(ServerAPIClient.calls - calls, is: 0, "calls of a real client")
  }

  // See ItemListViewModel.getList
  @Test("Where its own client fails, the model says so, and asks no other one.")
  func showsItsFailure() throws {
    let model = ItemListViewModel(client: mock)
    mock.fails = true
    model.getList()
    try expect(model.message, is: "Not loaded: Offline()", "as message of a mock that fails")
    try expect(ServerAPIClient.calls - calls, is: 0, "calls of a real client")
  }

  // See ItemListViewModel
  @Test("The shared client stays the same while the model asks its own one.")
  func leavesSharedAlone() throws {
    let real = ServerAPIClient()
    ServerAPIClient.shared = real
    var seen: [String] = []
    mock.whenAsked = { seen.append(real.isShared ? "the real one" : "the mock") }
    let model = ItemListViewModel(client: mock)
    model.getList()
    model.add("salt")
    try expect(seen, is: ["the real one", "the real one"], "as 'shared' while the mock is asked")
    try expect(real.isShared, is: true, "whether 'shared' is the real one afterwards")
  }
}

@Suite("Task 2: Say it in the initializer")
@MainActor
struct Task2 {
  // See ItemListViewModel
  @Test("Of several models, each keeps and asks its own client.")
  func eachKeepsItsOwn() throws {
    let models = ["A", "B"].map { ItemListViewModel(client: Mock($0)) }
    for model in models { model.getList() }
    try expect(models[0].lines, is: ["tea of A"], "from the model with client A")
    try expect(models[1].lines, is: ["tea of B"], "from the model with client B")
  }
}

/// A client whose answers tell its name.
private final class Mock: ServerAPIClient {
  let name: String
  var (asked, fails, whenAsked) = ([String](), false, {})

  init(_ name: String) { self.name = name }

  override func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    answer("fetchItems", with: [Item(name: "tea of \(name)")], completion)
  }

  override func save(_ item: Item, completion: @escaping (Result<Void, any Error>) -> Void) {
    answer("save \(item.name)", with: (), completion)
  }

  override func delete(_ item: Item, completion: @escaping (Result<Void, any Error>) -> Void) {
    answer("delete \(item.name)", with: (), completion)
  }

  private func answer<Value>(
    _ call: String, with value: Value, _ completion: (Result<Value, any Error>) -> Void
  ) {
    asked.append(call)
    whenAsked()
    completion(fails ? .failure(Offline()) : .success(value))
  }
}

private struct Offline: Error {}

#if PROBES
  // Task 2: Whoever makes a model names its client, and nobody changes it.
  // See ItemListViewModel
  @MainActor
  func namesItsClient(mock: ServerAPIClient, model: ItemListViewModel) {
    _ = ItemListViewModel()  // refused: client
    model.client = mock  // refused: client
  }
#endif
