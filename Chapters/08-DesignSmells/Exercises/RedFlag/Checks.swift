import Testing

@testable import RedFlagExercise

@Suite("Task 1: Two protocols")
struct Task1 {
  @Test("A client is asked for one thing, and a cache for one.")
  func eachAsksForOneThing() throws {
    try require(requirements((any ItemsClient).self), is: 1, "things that ItemsClient asks for")
    try require(requirements((any ItemsCache).self), is: 1, "things that ItemsCache asks for")
  }

  /// How much a protocol requires, also what an extension answers: the runtime's own record, since a
  /// requirement with a default is one that no conforming type shows.
  private func requirements(_ type: Any.Type) -> Int {
    let record = unsafeBitCast(type, to: UnsafeRawPointer.self).load(
      fromByteOffset: 16, as: UnsafeRawPointer.self)
    return Int(record.load(fromByteOffset: 16, as: UInt32.self))
  }
}

@Suite("Task 2: A client that saves")
struct Task2 {
  private let desk = Desk()
  private let items = randomItems()

  @Test("What was fetched is saved, and then handed on, for each client and for each list.")
  func savesThenAnswers() throws {
    let cache = Cache(desk)
    fetch(saving(RemoteItemsClient { [items] in .success(items) }, to: cache))
    let once = ["save \(names(items))", "answer 0 \(names(items))"]
    try require(desk.lines, is: once, "from a remote client")
    fetch(saving(BundledItemsClient(items: items), to: cache))
    try require(desk.lines, is: once + once, "from a bundled client too")
    let other = randomItems()
    try run(
      [items, other, items, items, [], [], items + items + other, [], other].map(Answer.items))
  }

  @Test("Composing fetches nothing; each fetch asks once.")
  func asksAtEveryFetch() throws {
    let client = saving(LateClient(desk), to: Cache(desk))
    try require(desk.waiting.count, is: 0, "fetches of the other client after composing")
    for count in 1...3 {
      fetch(client)
      try require(desk.waiting.count, is: count, "fetches of the other client")
    }
    try run([.items(items), .items(randomItems()), .items(items)])
  }

  @Test("A fetch that fails saves nothing, and answers its error once, whatever came before.")
  func failedFetchSavesNothing() throws {
    let failure = Failure()
    try run([.items(items), .noFetch(failure), .noFetch(failure), .items([]), .noFetch(Failure())])
    try run([.noFetch(failure), .items(items), .noFetch(failure), .items(items)])
  }

  @Test("A save that fails is the answer, the only one, whatever came before.")
  func failedSaveIsTheAnswer() throws {
    let failure = Failure()
    try run([.items(items), .noSave(items, failure), .noSave(items, failure), .items(items)])
    try run([.noSave([], failure), .noFetch(Failure()), .noSave(items, Failure()), .items([])])
  }

  @Test("Fetches under way at once are answered each by its own, also if nobody keeps the client.")
  func answersLate() throws {
    let failure = Failure()
    for order in [[0, 0, 0, 0], [3, 2, 1, 0], [1, 2, 0, 0]] {
      weak var cache: Cache?
      func fetchAll() {
        let own = Cache(desk)
        cache = own
        let client = saving(LateClient(desk), to: own)
        for number in 0..<4 { fetch(client, number) }
      }
      fetchAll()
      try require(desk.waiting.count, is: 4, "fetches of the other client")
      let answers: [Answer] = [
        .items(items), .noFetch(failure), .noSave(items, failure), .items([]),
      ]
      var left = Array(answers.enumerated())
      for index in order {
        let (number, answer) = left.remove(at: index)
        try answerNext(answer, number, at: index)
      }
      try require(cache == nil ? "freed" : "kept", is: "freed", "as the cache's state at the end")
    }
  }

  @Test("A fetch inside an answer, or inside a save, is answered too.")
  func fetchesInside() throws {
    let lines = [
      "answer": ["save", "answer 1", "save", "answer 2"],
      "save": ["save", "save", "answer 2", "answer 1"],
    ]
    for (place, wanted) in lines {
      desk.lines = []
      let client = saving(BundledItemsClient(items: items), to: Cache(desk))
      desk.inside = (place, { fetch(client, 2) })
      fetch(client, 1)
      let named = wanted.map { "\($0) \(names(items))" }
      try require(desk.lines, is: named, "with a fetch inside the \(place)")
    }
  }

  @Test("Each client saves to its own cache, also one around a client that saves.")
  func clientsShareNothing() throws {
    let base = LateClient(desk)
    let (first, second) = (Cache(desk, "first "), Cache(desk, "second "))
    let one = saving(base, to: first)
    let clients = [one, saving(base, to: second), saving(one, to: second), saving(one, to: first)]
    let saves = [["first"], ["second"], ["first", "second"], ["first", "first"]]
    for number in [0, 1, 2, 3, 0] {
      desk.lines = []
      fetch(clients[number])
      try require(desk.waiting.count, is: 1, "fetches of the innermost client")
      desk.answer(.items(items))
      let wanted = (saves[number].map { "\($0) save" } + ["answer 0"]).map {
        "\($0) \(names(items))"
      }
      try require(desk.lines, is: wanted, "from client \(number) of 0 to 3")
    }
  }

  /// Gives the answers to a client, one after the other.
  private func run(_ answers: [Answer], at place: SourceLocation = #_sourceLocation) throws {
    desk.waiting = []
    let client = saving(LateClient(desk), to: Cache(desk))
    for (number, answer) in answers.enumerated() {
      fetch(client, number)
      try require(desk.waiting.count, is: 1, "fetches of the other client", at: place)
      try answerNext(answer, number, at: 0, at: place)
    }
  }

  private func answerNext(
    _ answer: Answer, _ number: Int, at index: Int, at place: SourceLocation = #_sourceLocation
  ) throws {
    desk.lines = []
    desk.answer(answer, at: index)
    let wanted: [String] =
      switch answer {
      case .items(let items): ["save \(names(items))", "answer \(number) \(names(items))"]
      case .noFetch(let failure): ["answer \(number) \(failure)"]
      case .noSave(let items, let failure): ["save \(names(items))", "answer \(number) \(failure)"]
      }
    try require(desk.lines, is: wanted, "at fetch \(number)", at: place)
  }

  /// Notes each answer beside what was saved.
  private func fetch(_ client: any ItemsClient, _ number: Int = 0) {
    client.fetchItems { [desk] result in
      switch result {
      case .success(let items): desk.note("answer \(number) \(names(items))", in: "answer")
      case .failure(let error): desk.note("answer \(number) \(error)", in: "answer")
      }
    }
  }
}

private enum Answer {
  case items([Item])
  case noFetch(Failure)
  case noSave([Item], Failure)
}

/// Where fetches wait for their answer, and what happened is noted. It is `Sendable` in name only, so
/// that a protocol that asks for that is a matter of task 1 alone; so are the client and the cache.
private final class Desk: @unchecked Sendable {
  var lines: [String] = []
  var waiting: [ItemsCompletion] = []
  /// What happens once, at the next line that is noted there.
  var inside: (place: String, action: () -> Void)?
  private(set) var failure: Failure?

  func answer(_ answer: Answer, at index: Int = 0) {
    let completion = waiting.remove(at: index)
    failure = nil
    switch answer {
    case .items(let items): completion(.success(items))
    case .noFetch(let failure): completion(.failure(failure))
    case .noSave(let items, let failure):
      self.failure = failure
      completion(.success(items))
    }
  }

  func note(_ line: String, in place: String) {
    lines.append(line)
    guard let action = inside?.action, inside?.place == place else { return }
    inside = nil
    action()
  }
}

private final class LateClient: ItemsClient, @unchecked Sendable {
  private let desk: Desk

  init(_ desk: Desk) { self.desk = desk }

  func fetchItems(completion: @escaping ItemsCompletion) { desk.waiting.append(completion) }
}

private final class Cache: ItemsCache, @unchecked Sendable {
  private let desk: Desk
  private let name: String

  init(_ desk: Desk, _ name: String = "") {
    self.desk = desk
    self.name = name
  }

  func save(_ items: [Item]) throws {
    desk.note("\(name)save \(names(items))", in: "save")
    if let failure = desk.failure { throw failure }
  }

  /// So that it compiles with a protocol that asks for it.
  func fetchItems(completion: @escaping ItemsCompletion) {}
}

private struct Failure: Error, CustomStringConvertible {
  let description = "failure \(freshNumber())"
}

private func randomItems() -> [Item] {
  (1...Int.random(in: 2...4)).map { _ in Item(name: "item \(freshNumber())") }
}

private func names(_ items: [Item]) -> [String] { items.map(\.name) }

nonisolated(unsafe) private var lastNumber = Int.random(in: 100_000...500_000)

/// A random number that no other one equals.
private func freshNumber() -> Int {
  lastNumber += Int.random(in: 1...99)
  return lastNumber
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}

#if PROBES
  // Task 1: A client only fetches: it has no save, and no kind of client has.
  // See ItemsClient
  func clientCannotSave(
    client: any ItemsClient, remote: RemoteItemsClient, bundled: BundledItemsClient
  ) throws {
    func ask<Client: ItemsClient>(_ client: Client) throws {
      try client.save([])  // refused: no member 'save'
    }
    client.fetchItems { _ in }
    try client.save([])  // refused: no member 'save'
    try remote.save([])  // refused: no member 'save'
    try bundled.save([])  // refused: no member 'save'
    let cache: any ItemsCache = client  // refused: ItemsCache
    _ = CannotSave()  // refused: CannotSave
    struct OnlyFetches: ItemsClient {
      let fetch: (@escaping ItemsCompletion) -> Void
      func fetchItems(completion: @escaping ItemsCompletion) { fetch(completion) }
    }
  }

  // Task 1: A cache saves, whatever kind of cache it is, and needs nothing but save(_:).
  // See ItemsCache
  func cacheSaves(cache: any ItemsCache) throws {
    struct OnlySaves: ItemsCache {
      let write: ([Item]) throws -> Void
      func save(_ items: [Item]) throws { try write(items) }
    }
    let _: Void = try (OnlySaves { _ in } as any ItemsCache).save([])
    let _: ([Item]) throws -> Void = cache.save
    cache.fetchItems { _ in }  // refused: no member 'fetchItems'
  }

  // Task 1: A cache has to bring a save of its own.
  // See ItemsCache
  func cacheHasNoDefault() {
    struct Nothing: ItemsCache {}  // refused: does not conform
    final class Thing: ItemsCache {}  // refused: does not conform
    struct Both: ItemsClient, ItemsCache {  // refused: does not conform
      func fetchItems(completion: @escaping ItemsCompletion) {}
    }
  }
#endif
