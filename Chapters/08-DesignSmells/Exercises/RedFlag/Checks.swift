import Testing

@testable import RedFlagExercise

@Suite("Task 1: Two protocols")
struct Task1 {
  @Test("A client is asked for one thing, a cache for one, and no client is a cache.")
  func eachAsksForOneThing() throws {
    try require(requirements((any ItemsClient).self), is: 1, "things that ItemsClient asks for")
    try require(requirements((any ItemsCache).self), is: 1, "things that ItemsCache asks for")
    var client: any ItemsClient = BundledItemsClient(items: [])
    for base in ["a bundled client", "a client that saves"] {
      client = saving(client, to: Cache(Desk()))
      try require(client is any ItemsCache, is: false, "for 'saves itself', around \(base)")
    }
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
  private let other = randomItems()

  @Test("Composing fetches nothing; each fetch asks once, and each list is saved, then handed on.")
  func savesThenAnswers() throws {
    let once: [String] = ["save \(names(items))", "answer 0 \(names(items))"]
    fetch(saving(RemoteItemsClient { [items] in .success(items) }, to: Cache(desk)))
    try require(desk.lines, is: once, "from a remote client")
    fetch(saving(BundledItemsClient(items: items), to: Cache(desk)))
    try require(desk.lines, is: once + once, "from a bundled client too")
    let lists: [[Item]] = [items, other, [], items + items + other]
    try runAll(lists.map { Answer(items: $0) })
  }

  @Test("A fetch or a save that fails is the answer, the only one, whatever came before.")
  func failureIsTheAnswer() throws {
    let (first, second) = (Failure(), Failure())
    try runAll([
      Answer(items: items), Answer(items: []), Answer(failure: first), Answer(failure: second),
      Answer(items: items, failure: first), Answer(items: [], failure: second),
    ])
  }

  @Test("Fetches under way at once are answered each by its own, also if nobody keeps the client.")
  func answersLate() throws {
    let answers: [Answer] = [
      Answer(items: items), Answer(failure: Failure()), Answer(items: other, failure: Failure()),
      Answer(items: []),
    ]
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
      var left: [Int] = [0, 1, 2, 3]
      for index in order {
        let number = left.remove(at: index)
        try answerNext(answers[number], number, at: index)
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
    let (first, second) = (Cache(desk, "first save"), Cache(desk, "second save"))
    let one = saving(base, to: first)
    let clients = [one, saving(base, to: second), saving(one, to: second), saving(one, to: first)]
    let saves = [["first"], ["second"], ["first", "second"], ["first", "first"]]
    for number in [0, 1, 2, 3, 0] {
      desk.lines = []
      fetch(clients[number])
      try require(desk.waiting.count, is: 1, "fetches of the innermost client")
      desk.answer(Answer(items: items))
      var wanted: [String] = saves[number].map { "\($0) save \(names(items))" }
      wanted.append("answer 0 \(names(items))")
      try require(desk.lines, is: wanted, "from client \(number) of 0 to 3")
    }
  }

  /// Gives the answers to a client in every order of three, also the same again.
  private func runAll(_ answers: [Answer], at place: SourceLocation = #_sourceLocation) throws {
    for (first, second) in answers.flatMap({ first in answers.map { (first, $0) } }) {
      for third in answers {
        let client = saving(LateClient(desk), to: Cache(desk))
        try require(
          desk.waiting.count, is: 0, "fetches of the other client by composing", at: place)
        for (number, answer) in [first, second, third].enumerated() {
          fetch(client, number)
          try require(desk.waiting.count, is: 1, "fetches of the other client", at: place)
          try answerNext(answer, number, at: 0, at: place)
        }
      }
    }
  }

  private func answerNext(
    _ answer: Answer, _ number: Int, at index: Int, at place: SourceLocation = #_sourceLocation
  ) throws {
    desk.lines = []
    desk.answer(answer, at: index)
    var wanted: [String] = []
    if let items = answer.items { wanted.append("save \(names(items))") }
    wanted.append("answer \(number) \(answer.failure?.description ?? names(answer.items ?? []))")
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

/// What a fetch meets: without items the fetch fails, and with items and a failure the save.
private struct Answer {
  var items: [Item]?
  var failure: Failure?
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
    failure = answer.failure
    waiting.remove(at: index)(
      answer.items.map { .success($0) } ?? .failure(answer.failure ?? Failure()))
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

  init(_ desk: Desk, _ name: String = "save") { (self.desk, self.name) = (desk, name) }

  func save(_ items: [Item]) throws {
    desk.note("\(name) \(names(items))", in: "save")
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

private func names(_ items: [Item]) -> String { "\(items.map(\.name))" }

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
