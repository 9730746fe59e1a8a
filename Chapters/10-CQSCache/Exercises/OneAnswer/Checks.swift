import Testing

@testable import OneAnswerExercise

@Suite("Task 1: One answer for each fetch")
struct Task1 {
  private let number = Int.random(in: 100_000...999_999)

  @Test("A fetch that fails is answered once, with its error, and nothing is saved.")
  func failedFetch() throws {
    let shop = Shop(answers: [.failure(Trouble.offline(number))])
    CachableItemsClient(base: shop, cache: shop).fetchItems(completion: shop.note)
    try require(
      shop.events, is: ["asked", "failure offline(\(number))", "went on"], "in this order")
  }

  @Test("Items that could not be saved are answered once, with the error of the save.")
  func failedSave() throws {
    let shop = Shop(answers: [.success(unsorted(number))])
    shop.trouble = .diskFull(number)
    CachableItemsClient(base: shop, cache: shop).fetchItems(completion: shop.note)
    let wanted = ["save \(names(unsorted(number)))", "failure diskFull(\(number))", "went on"]
    try require(shop.events, is: ["asked"] + wanted, "in this order")
  }

  @Test("After any other fetch, each is asked once, saved once if items came, then answered once.")
  func oneAfterAnother() throws {
    let lists = [unsorted(number), unsorted(number + 9), []]
    let saves = lists.flatMap {
      [(Answer.success($0), Trouble?.none), (.success($0), .diskFull(1))]
    }
    let kinds = saves + [(.failure(Trouble.offline(1)), nil), (.failure(Trouble.offline(2)), nil)]
    for first in kinds {
      let shop = Shop()
      let client = CachableItemsClient(base: shop, cache: shop)
      var last = "nothing"
      for kind in kinds.flatMap({ [first, $0] }) {
        (shop.answers, shop.trouble, shop.events) = ([kind.0], kind.1, [])
        client.fetchItems(completion: shop.note)
        let saved = (try? kind.0.get()).map { ["save \(names($0))"] } ?? []
        let answer = kind.1.map { .failure($0) } ?? kind.0
        let wanted = ["asked"] + saved + [words(answer), "went on"]
        try require(shop.events, is: wanted, "after \(last)")
        last = words(answer)
      }
    }
  }

  @Test("Fetches overlap, nobody holds the client, and each is answered once, when its base does.")
  func underWay() throws {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let (base, caches, journal) = (Shop(), [Shop(), Shop()], Shop())
      func fetchThrice(_ clients: [CachableItemsClient]) {
        for fetch in 0...2 { clients[fetch / 2].fetchItems { journal.note($0, of: fetch) } }
      }
      fetchThrice(caches.map { CachableItemsClient(base: base, cache: Saving(shop: $0)) })
      try require(base.events, is: ["asked", "asked", "asked"], "before any answer came")
      for fetch in order {
        let answer: Answer =
          fetch == order[0] ? .failure(Trouble.offline(number)) : .success(unsorted(number + fetch))
        journal.events = []
        base.waiting[fetch](answer)
        try require(
          journal.events, is: ["\(fetch): \(words(answer))"], "as answer of fetch \(fetch)")
      }
      for (cache, fetches) in zip(caches, [0..<2, 2..<3]) {
        let saves = order.dropFirst().filter(fetches.contains)
          .map { "save \(names(unsorted(number + $0)))" }
        try require(cache.events, is: saves, "in the cache of fetches \(fetches)")
      }
    }
  }

  @Test("In a completion another fetch begins, and one that is under way is answered.")
  func inACompletion() throws {
    let error = Answer.failure(Trouble.offline(number))
    let found = nested(Shop(answers: [error])) { CachableItemsClient(base: $0, cache: $0) }
    let both = ["asked", "0: \(words(error))", "asked", "1: \(words(error))"]
    try require(found, is: both + ["went on", "went on"], "at once")
    let (shop, cache) = (Shop(), Shop())
    let client = CachableItemsClient(base: shop, cache: cache)
    client.fetchItems {
      shop.note($0, of: 0)
      client.fetchItems { shop.note($0, of: 2) }
      shop.waiting[1](.success([]))
      shop.waiting.last?(.failure(Trouble.offline(2)))
    }
    client.fetchItems { shop.note($0, of: 1) }
    shop.waiting[0](.success(unsorted(number)))
    let answers = ["0: success \(names(unsorted(number)))", "asked", "1: success nothing"]
    let wanted = ["asked", "asked"] + answers + ["2: failure offline(2)"]
    try require(shop.events, is: wanted, "in this order")
  }
}

@Suite("Task 2: The first answer")
struct Task2 {
  private let number = Int.random(in: 100_000...999_999)
  private var kinds: [Answer] {
    [.success(unsorted(number)), .failure(Trouble.offline(number)), .success([])]
  }

  @Test("Of several answers the first is passed on, and no other.")
  func firstCounts() throws {
    for (first, second) in kinds.flatMap({ first in kinds.map { (first, $0) } }) {
      let shop = Shop(answers: [first, second, first, second])
      FirstAnswerItemsClient(base: shop).fetchItems(completion: shop.note)
      let wanted = ["asked", words(first), "went on"]
      try require(shop.events, is: wanted, "of \(shop.answers.map(words))")
    }
  }

  @Test("Each of three fetches gets its first answer when it comes, in whatever order they come.")
  func eachFetch() throws {
    // Each order in which five answers come to three fetches.
    for orders in 0..<243 {
      let order = [1, 3, 9, 27, 81].map { orders / $0 % 3 }
      for early in 0...3 {
        let (shop, journal) = (Shop(), Shop())
        var client: FirstAnswerItemsClient? = FirstAnswerItemsClient(base: shop)
        // So many begin before; another one when it gets its first answer.
        var waiting: [Int: (Answer) -> Void] = [:]
        func begin(_ fetch: Int) {
          client?.fetchItems { journal.note($0, of: fetch) }
          waiting[fetch] = shop.waiting.last
        }
        (0..<early).forEach(begin)
        if early == 3 { client = nil }
        var wanted: [String] = []
        for (index, fetch) in order.enumerated() {
          if waiting[fetch] == nil { begin(fetch) }
          let answer = kinds[(orders + index) % 3]
          if !order[..<index].contains(fetch) { wanted.append("\(fetch): \(words(answer))") }
          waiting[fetch]?(answer)
          try require(journal.events, is: wanted, "of answers to the fetches \(order[...index])")
        }
        try require(shop.events.count, is: Set(order).union(0..<early).count, "times asked")
      }
    }
  }

  @Test("In a completion the same fetch is answered again, and another one begins and is answered.")
  func whileAnswering() throws {
    for kind in kinds {
      let found = nested(Shop(answers: [kind, kind])) { FirstAnswerItemsClient(base: $0) }
      let wanted = ["asked", "0: \(words(kind))", "asked", "1: \(words(kind))"]
      try require(found, is: wanted + ["went on", "went on"], "at once")
      let shop = Shop()
      let client = FirstAnswerItemsClient(base: shop)
      client.fetchItems {
        shop.note($0, of: 0)
        guard shop.events.count < 9 else { return }
        shop.waiting[0](kind)
        client.fetchItems { shop.note($0, of: 1) }
        for answer in [0, 1, 1, 0] where shop.waiting.count == 2 { shop.waiting[answer](kind) }
      }
      shop.waiting.first?(kind)
      shop.waiting.first?(kind)
      try require(shop.events, is: wanted, "in this order")
    }
  }
}

private typealias Answer = Result<[Item], any Error>

private enum Trouble: Error {
  case offline(Int)
  case diskFull(Int)
}

/// A base that notes what it is asked, and a cache that notes what it saves. Without answers it keeps
/// the completions, for the check to answer.
private final class Shop: ItemsClient, ItemsCache {
  var answers: [Answer]
  var trouble: Trouble?
  var events: [String] = []
  var waiting: [(Answer) -> Void] = []

  init(answers: [Answer] = []) { self.answers = answers }

  func fetchItems(completion: @escaping (Answer) -> Void) {
    events.append("asked")
    if answers.isEmpty { waiting.append(completion) }
    for answer in answers { completion(answer) }
    if !answers.isEmpty { events.append("went on") }
  }

  func save(_ items: [Item]) throws {
    events.append("save \(names(items))")
    if let trouble { throw trouble }
  }

  func note(_ answer: Answer) { events.append(words(answer)) }
  func note(_ answer: Answer, of fetch: Int) { events.append("\(fetch): \(words(answer))") }
}

/// A cache that nobody but the client holds.
private struct Saving: ItemsCache {
  let shop: Shop
  func save(_ items: [Item]) throws { try shop.save(items) }
}

/// What happens where a fetch, answered at once, begins another one in its completion.
private func nested(_ shop: Shop, _ make: (Shop) -> any ItemsClient) -> [String] {
  let client = make(shop)
  client.fetchItems {
    shop.note($0, of: 0)
    if shop.events.count < 3 { client.fetchItems { shop.note($0, of: 1) } }
  }
  return shop.events
}

/// Neither sorted nor without a double.
private func unsorted(_ number: Int) -> [Item] {
  [number + 1, number, number + 1].map { Item(name: "item \($0)") }
}

private func names(_ items: [Item]) -> String {
  items.isEmpty ? "nothing" : items.map(\.name).joined(separator: ", ")
}

private func words(_ answer: Answer) -> String {
  switch answer {
  case .success(let items): "success \(names(items))"
  case .failure(let error): "failure \(error)"
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
