import Testing

@testable import OneAnswerExercise

@Suite("Task 1: One answer for each fetch")
struct Task1 {
  private let server = Server()
  private let cache = Cache()
  private let tea = someItems()
  private let milk = someItems()

  private func client() -> CachableItemsClient { CachableItemsClient(base: server, cache: cache) }

  @Test("A fetch that fails is answered once, with its error, and nothing is saved.")
  func failedFetch() throws {
    server.answers = [.failure(Trouble.offline)]
    try require(answers(of: client()), is: ["failure offline"], "as answers")
    try require(cache.saved, is: [], "as saved")
  }

  @Test("Items that could not be saved are answered once, with the error of the save.")
  func failedSave() throws {
    server.answers = [.success(tea)]
    cache.isFull = true
    try require(answers(of: client()), is: ["failure diskFull"], "as answers")
  }

  @Test("Each fetch of three is answered once, and what came is saved once.")
  func threeFetches() throws {
    let client = client()
    var found: [String] = []
    for (answer, isFull) in [
      (.success(tea), false), (.failure(.offline), false), (.success(milk), true),
    ]
      as [(Result<[Item], Trouble>, Bool)]
    {
      server.answers = [answer.mapError { $0 }]
      cache.isFull = isFull
      found += answers(of: client)
    }
    let wanted = ["success \(names(tea))", "failure offline", "failure diskFull"]
    try require(found, is: wanted, "as answers")
    try require(cache.saved, is: [tea, milk].map(names), "as saved")
  }

  @Test("Two fetches are under way at once, and each is answered once when its answer comes.")
  func underWay() throws {
    let server = LateServer()
    var found: [String] = []
    func fetchTwice(_ client: CachableItemsClient) {
      client.fetchItems { found.append("first: \(words($0))") }
      client.fetchItems { found.append("second: \(words($0))") }
    }
    fetchTwice(CachableItemsClient(base: server, cache: cache))
    try require(found, is: [], "as answers before any came")
    try require(server.waiting.count, is: 2, "fetches under way")
    server.waiting[1](.failure(Trouble.offline))
    server.waiting[0](.success(tea))
    let wanted = ["second: failure offline", "first: success \(names(tea))"]
    try require(found, is: wanted, "as answers")
  }
}

@Suite("Task 2: The first answer")
struct Task2 {
  private let server = Server()
  private let tea = someItems()
  private let milk = someItems()

  @Test("Of several answers the first is passed on, and no other.")
  func firstCounts() throws {
    server.answers = [.success(tea), .success(milk), .success(tea), .failure(Trouble.offline)]
    let found = answers(of: FirstAnswerItemsClient(base: server))
    try require(found, is: ["success \(names(tea))"], "as answers")
  }

  @Test("A failure is an answer too: items that come after it are late.")
  func failureFirst() throws {
    server.answers = [.failure(Trouble.offline), .success(tea)]
    let found = answers(of: FirstAnswerItemsClient(base: server))
    try require(found, is: ["failure offline"], "as answers")
  }

  @Test("Each of two fetches gets its first answer, also while both are under way.")
  func eachFetch() throws {
    let server = LateServer()
    let client = FirstAnswerItemsClient(base: server)
    var found: [String] = []
    client.fetchItems { found.append("first: \(words($0))") }
    client.fetchItems { found.append("second: \(words($0))") }
    try require(server.waiting.count, is: 2, "fetches under way")
    for (fetch, items) in [(1, tea), (0, milk), (1, milk), (0, tea)] {
      server.waiting[fetch](.success(items))
    }
    let wanted = ["second: success \(names(tea))", "first: success \(names(milk))"]
    try require(found, is: wanted, "as answers")
  }

  @Test("What a server says twice is saved once by the client of task 1.")
  func savedOnce() throws {
    let cache = Cache()
    server.answers = [.success(tea), .success(milk)]
    let first = FirstAnswerItemsClient(base: server)
    let found = answers(of: CachableItemsClient(base: first, cache: cache))
    try require(found, is: ["success \(names(tea))"], "as answers")
    try require(cache.saved, is: [names(tea)], "as saved")
  }
}

private enum Trouble: Error {
  case offline, diskFull
}

/// Answers at once, with each of its answers.
private final class Server: ItemsClient {
  var answers: [Result<[Item], any Error>] = []

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    for answer in answers { completion(answer) }
  }
}

/// Keeps the completions, for the check to answer.
private final class LateServer: ItemsClient {
  var waiting: [(Result<[Item], any Error>) -> Void] = []

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    waiting.append(completion)
  }
}

private final class Cache: ItemsCache {
  var isFull = false
  var saved: [String] = []

  func save(_ items: [Item]) throws {
    saved.append(names(items))
    if isFull { throw Trouble.diskFull }
  }
}

private func someItems() -> [Item] {
  (0..<2).map { _ in Item(name: "item \(Int.random(in: 100_000...999_999))") }
}

private func names(_ items: [Item]) -> String { items.map(\.name).joined(separator: ", ") }

private func words(_ answer: Result<[Item], any Error>) -> String {
  switch answer {
  case .success(let items): "success \(names(items))"
  case .failure(let error): "failure \(error)"
  }
}

private func answers(of client: any ItemsClient) -> [String] {
  var found: [String] = []
  client.fetchItems { found.append(words($0)) }
  return found
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
