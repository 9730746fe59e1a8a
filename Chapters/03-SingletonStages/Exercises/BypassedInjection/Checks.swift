import Testing

@testable import BypassedInjectionExercise

@Suite("Task 1: Ask your own client")
@MainActor
struct Task1 {
  private let spy = Spy()
  private let real = ServerAPIClient()
  private let name = randomName()

  @Test("The list is what the model's own client delivers.")
  func listFromOwnClient() throws {
    let model = ItemListViewModel(client: spy)
    model.getList()
    try require(model.lines, is: spy.names, "as lines")
    try require(spy.log, is: ["fetchItems"], "as calls of the model's own client")
  }

  @Test("A new item is saved by the model's own client, and stands first.")
  func addsAtOwnClient() throws {
    let model = ItemListViewModel(client: spy)
    let another = randomName()
    model.add(name)
    model.add(another)
    try require(spy.log, is: ["save \(name)", "save \(another)"], "as calls of its own client")
    try require(model.lines, is: [another, name], "as lines")
  }

  @Test("An item is deleted by the model's own client, and the others stay.")
  func removesAtOwnClient() throws {
    let model = ItemListViewModel(client: spy)
    model.getList()
    model.remove(spy.names[1])
    let wanted = ["fetchItems", "delete \(spy.names[1])"]
    try require(spy.log, is: wanted, "as calls of the model's own client")
    try require(model.lines, is: [spy.names[0], spy.names[2]], "as lines")
  }

  @Test("The message tells the failure of the model's own client, until a call succeeds.")
  func showsItsFailure() throws {
    let model = ItemListViewModel(client: spy)
    func messages(_ act: () -> Void) -> [String] {
      spy.failure = Offline()
      act()
      let failed = model.message
      spy.failure = nil
      act()
      return [failed, model.message]
    }
    model.getList()
    spy.failure = Offline()
    let before = model.isLoaded
    model.getList()
    try require([before, model.isLoaded], is: [true, false], "as isLoaded")
    try require(messages(model.getList), is: ["Not loaded: Offline()", ""], "as messages")
    try require(messages { model.add(name) }, is: ["Not added: Offline()", ""], "as messages")
    try require(messages { model.remove(name) }, is: ["Not removed: Offline()", ""], "as messages")
    try require(model.lines, is: spy.names, "as lines")
  }

  @Test("The shared client is not asked, and stays the shared one all the time.")
  func leavesSharedAlone() throws {
    ServerAPIClient.shared = real
    let model = ItemListViewModel(client: spy)
    model.getList()
    model.add(name)
    model.remove(name)
    let wanted = ["fetchItems", "save \(name)", "delete \(name)"]
    try require(spy.log, is: wanted, "as calls of the model's own client")
    try require(real.calls, is: 0, "calls of the shared client")
    let swapped = spy.wasShared || !real.isShared
    try require(swapped ? "another" : "the same", is: "the same", "as shared client")
  }
}

@Suite("Task 2: Say it in the initialiser")
@MainActor
struct Task2 {
  @Test("Of two models side by side each asks its own client, though nobody else keeps it.")
  func eachKeepsItsOwn() throws {
    let (a, b) = (Spy(), Spy())
    let wanted = [a.names, b.names]
    let models = [ItemListViewModel(client: a.twin()), ItemListViewModel(client: b.twin())]
    for model in models { model.getList() }
    try require(models.map(\.lines), is: wanted, "as lines of both")
  }

  @Test("Models that are given a client never reach for the shared one.")
  func reachesForNoOther() throws {
    let before = ServerAPIClient.sharedUses
    let spies = [Spy(), Spy()]
    let models = spies.map { ItemListViewModel(client: $0) }
    for model in models { model.getList() }
    try require(models.map(\.lines), is: spies.map(\.names), "as lines of both")
    try require(ServerAPIClient.sharedUses - before, is: 0, "uses of 'shared'")
  }

  @Test("There is no model without a client: whoever makes one names it.")
  func namesItsClient() throws {
    _ = ItemListViewModel()
    try require(Spare.takeNotes(), is: "nobody named", "for ItemListViewModel()")
    _ = ItemListViewModel(client: nil)
    try require(Spare.takeNotes(), is: "nobody named", "for ItemListViewModel(client: nil)")
  }
}

// The compiler takes these two where the model has none of its own that fits; then all is well.
extension ItemListViewModel {
  @_disfavoredOverload
  fileprivate convenience init(_ nobody: Never...) { self.init(client: Spare.client()) }

  @_disfavoredOverload
  fileprivate convenience init(client: Never?) { self.init(client: Spare.client()) }
}

@MainActor
private enum Spare {
  private static var notes = "the model's own choice"

  static func client() -> ServerAPIClient {
    notes = "nobody named"
    return Spy()
  }

  static func takeNotes() -> String {
    defer { notes = "the model's own choice" }
    return notes
  }
}

/// Answers in place of the server, and remembers what it was asked.
private final class Spy: ServerAPIClient {
  let names: [String]
  var failure: (any Error)?
  private(set) var log: [String] = []
  /// Whether it was `shared` while it was asked.
  private(set) var wasShared = false

  init(names: [String] = (0..<3).map { _ in randomName() }) { self.names = names }

  func twin() -> Spy { Spy(names: names) }

  override func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    note("fetchItems")
    if let failure { return completion(.failure(failure)) }
    completion(.success(names.map(Item.init)))
  }

  override func save(_ item: Item, completion: @escaping (Result<Void, any Error>) -> Void) {
    note("save \(item.name)")
    completion(done)
  }

  override func delete(_ item: Item, completion: @escaping (Result<Void, any Error>) -> Void) {
    note("delete \(item.name)")
    completion(done)
  }

  private var done: Result<Void, any Error> {
    if let failure { .failure(failure) } else { .success(()) }
  }

  private func note(_ call: String) {
    log.append(call)
    if isShared { wasShared = true }
  }
}

private struct Offline: Error {}

private func randomName() -> String { "item \(Int.random(in: 100_000...999_999))" }

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
