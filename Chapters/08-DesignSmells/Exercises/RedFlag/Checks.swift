import Testing

@testable import RedFlagExercise

@Suite("Task 1: Two protocols")
struct Task1 {
  @Test("A client only fetches: it has no save.")
  func clientCannotSave() throws {
    let clients: [any ItemsClient] = [BundledItemsClient(items: []), Spy()]
    for client in clients {
      let answer = (try? client.save([])) as Any
      try require(answer is NoSave ? "no save" : "save", is: "no save", "in ItemsClient")
    }
  }

  @Test("A cache saves, whatever kind of cache it is, and needs to do nothing else.")
  func cacheSaves() throws {
    let (spy, items) = (Spy(), randomItems())
    let cache: any ItemsCache = spy
    _ = try cache.save(items)
    try require(spy.events, is: ["save \(names(items))"], "from save(_:) of any ItemsCache")
    try require(OnlySaves() as Any is any ItemsClient, is: false, "as 'a cache is a client'")
  }
}

@Suite("Task 2: A client around a client")
struct Task2 {
  private let items = randomItems()
  private let spy = Spy()

  @Test("What was fetched is saved, and then handed on, for each client.")
  func savesThenAnswers() throws {
    let remote = RemoteItemsClient { [items] in .success(items) }
    try fetch(saving(remote, to: spy))
    let once = ["save \(names(items))", "answer \(names(items))"]
    try require(spy.events, is: once, "from a remote client")
    try fetch(saving(BundledItemsClient(items: items), to: spy))
    try require(spy.events, is: once + once, "from a bundled client too")
  }

  @Test("Composing fetches nothing; each fetch asks anew.")
  func asksAtEveryFetch() throws {
    var answers = [randomItems(), randomItems()]
    let wanted = answers.flatMap { ["save \(names($0))", "answer \(names($0))"] }
    let client = saving(RemoteItemsClient { .success(answers.removeFirst()) }, to: spy)
    try require(answers.count, is: 2, "answers left after composing")
    try fetch(client)
    try fetch(client)
    try require(spy.events, is: wanted, "after two fetches")
  }

  @Test("A fetch that fails saves nothing, and answers its error once.")
  func failedFetchSavesNothing() throws {
    try fetch(saving(BundledItemsClient(items: items), to: spy))
    let before = ["save \(names(items))", "answer \(names(items))"]
    try require(spy.events, is: before, "from a fetch that succeeds")
    let failure = Failure()
    try fetch(saving(RemoteItemsClient { .failure(failure) }, to: spy))
    try require(spy.events, is: before + ["answer \(failure)"], "after one that fails")
  }

  @Test("A save that fails is the answer, the only one.")
  func failedSaveIsTheAnswer() throws {
    let failure = Failure()
    spy.failure = failure
    try fetch(saving(BundledItemsClient(items: items), to: spy))
    try require(
      spy.events, is: ["save \(names(items))", "answer \(failure)"], "where saving fails")
  }

  /// Notes each answer beside what was saved.
  private func fetch(_ client: any ItemsClient) throws {
    client.fetchItems { [spy] result in
      switch result {
      case .success(let items): spy.events.append("answer \(names(items))")
      case .failure(let error): spy.events.append("answer \(error)")
      }
    }
  }
}

/// What `save` answers where the protocol has none: any `save` of the protocol is preferred to it.
private struct NoSave {}

extension ItemsClient {
  @_disfavoredOverload
  fileprivate func save(_ items: [Item]) throws -> NoSave { NoSave() }
}

extension ItemsCache {
  @_disfavoredOverload
  fileprivate func save(_ items: [Item]) throws -> NoSave { NoSave() }
}

private struct Failure: Error, CustomStringConvertible {
  let description = "failure \(Int.random(in: 100_000...999_999))"
}

/// A client and a cache; it notes what is saved.
private final class Spy: ItemsClient, ItemsCache {
  var events: [String] = []
  var failure: Failure?

  func fetchItems(completion: @escaping ItemsCompletion) { completion(.success([])) }

  func save(_ items: [Item]) throws {
    events.append("save \(names(items))")
    if let failure { throw failure }
  }
}

/// Can fetch too, so that it compiles with a cache that asks for it; it does not say so.
private struct OnlySaves: ItemsCache {
  func fetchItems(completion: @escaping ItemsCompletion) {}
  func save(_ items: [Item]) throws {}
}

private func randomItems() -> [Item] {
  (1...Int.random(in: 2...4)).map { _ in Item(name: "item \(Int.random(in: 100_000...999_999))") }
}

private func names(_ items: [Item]) -> [String] { items.map(\.name) }

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
