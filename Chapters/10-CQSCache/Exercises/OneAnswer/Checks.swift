import Testing

@testable import OneAnswerExercise

@Suite("Task 1: One answer for each fetch")
struct Task1 {
  private let number = Int.random(in: 100_000...999_999)

  @Test("After any others, a fetch is asked once, saved once if items came, then answered once.")
  func oneAfterAnother() throws {
    for order in 0..<216 {
      let shop = Shop()
      let client = CachableItemsClient(base: shop, cache: Cache(shop: shop))
      var story: [String] = []
      for (fetch, power) in [1, 6, 36].enumerated() {
        let outcome = Outcome(order / power % 6, fetch, number)
        (shop.atOnce, shop.trouble) = ([outcome.answer], outcome.trouble)
        shop.fetch(client, fetch)
        story.append(outcome.name)
        var wanted = outcome.wanted(fetch)
        wanted = ["fetch \(fetch): asked"] + wanted + ["the base went on"]
        try shop.require(wanted, "from the last of the fetches \(story)")
      }
    }
  }

  @Test("Fetches overlap, nobody holds the client, and each is answered once, when its base does.")
  func underWay() throws {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      for kinds in 0..<27 {
        let shop = Shop()
        var clients = [0, 1].map {
          CachableItemsClient(base: shop, cache: Cache(shop: shop, name: "cache \($0)"))
        }
        for fetch in 0...2 { shop.fetch(clients[fetch / 2], fetch) }
        clients = []
        try shop.require((0...2).map { "fetch \($0): asked" }, "before any answer came")
        for (fetch, power) in zip(order, [1, 3, 9]) {
          let outcome = Outcome([1, 3, 5][kinds / power % 3], fetch, number)
          shop.trouble = outcome.trouble
          shop.answer(fetch, outcome.answer)
          let wanted = outcome.wanted(fetch, "cache \(fetch / 2)") + ["the base went on"]
          try shop.require(wanted, "in this order: \(outcome.name), answered in the order \(order)")
        }
      }
    }
  }

  @Test("In a completion another fetch begins, and one that is under way is answered.")
  func inACompletion() throws {
    let offline = Outcome(5, 0, number).answer
    try fetchInside(offline) { CachableItemsClient(base: $0, cache: Cache(shop: $0)) }
    let shop = Shop()
    let client = CachableItemsClient(base: shop, cache: Cache(shop: shop))
    let outcomes = [1, 2, 5].enumerated().map { Outcome($1, $0, number) }
    shop.then = {
      shop.fetch(client, 2)
      for fetch in 1...2 { shop.answer(fetch, outcomes[fetch].answer) }
    }
    for fetch in 0...1 { shop.fetch(client, fetch) }
    shop.answer(0, outcomes[0].answer)
    var wanted = ["fetch 0: asked", "fetch 1: asked"] + outcomes[0].wanted(0)
    wanted += ["fetch 2: asked"] + outcomes[1].wanted(1) + ["the base went on"]
    wanted += outcomes[2].wanted(2) + ["the base went on", "the base went on"]
    try shop.require(wanted, "in this order")
  }
}

@Suite("Task 2: The first answer")
struct Task2 {
  /// Items, an empty list, failure.
  private let answers = [1, 2, 5].map { Outcome($0, 0, Int.random(in: 100_000...999_999)).answer }

  @Test("Of several answers the first is passed on, and no other.")
  func firstCounts() throws {
    for first in answers {
      for second in answers {
        let shop = Shop()
        shop.atOnce = [first, second, first, second]
        shop.fetch(FirstAnswerItemsClient(base: shop), 0)
        let wanted =
          ["fetch 0: asked", told(first, 0)] + shop.atOnce.map { _ in "the base went on" }
        try shop.require(wanted, "of \(shop.atOnce.map { told($0, 0) })")
      }
    }
  }

  @Test("Each of three fetches gets its first answer when it comes, in whatever order they come.")
  func eachFetch() throws {
    for early in 0...3 {
      // Each order in which five answers come to three fetches, of each two in turn one.
      for orders in stride(from: early % 2, to: 243, by: 2) {
        let shop = Shop()
        var client: FirstAnswerItemsClient? = FirstAnswerItemsClient(base: shop)
        // So many begin before; another one when it gets its first answer.
        for fetch in 0..<early { shop.fetch(client, fetch) }
        try shop.require((0..<early).map { "fetch \($0): asked" }, "before any answer came")
        if early == 3 { client = nil }
        var order: [Int] = []
        for (index, power) in [1, 3, 9, 27, 81].enumerated() {
          let fetch = orders / power % 3
          let isFirst = !order.contains(fetch)
          if isFirst, fetch >= early { shop.fetch(client, fetch) }
          order.append(fetch)
          // Some answers equal those before them.
          let answer = answers[(orders + index / 2) % 3]
          shop.answer(fetch, answer)
          var wanted = isFirst && fetch >= early ? ["fetch \(fetch): asked"] : []
          if isFirst { wanted.append(told(answer, fetch)) }
          wanted.append("the base went on")
          try shop.require(wanted, "at the end of answers to the fetches \(order)")
        }
      }
    }
  }

  @Test("In a completion the same fetch is answered again, and another one begins and is answered.")
  func whileAnswering() throws {
    for answer in answers {
      try fetchInside(answer) { FirstAnswerItemsClient(base: $0) }
      let shop = Shop()
      let client = FirstAnswerItemsClient(base: shop)
      shop.then = {
        shop.answer(0, answer)
        shop.fetch(client, 1)
        for fetch in [0, 1, 1, 0] { shop.answer(fetch, answer) }
      }
      shop.fetch(client, 0)
      shop.answer(0, answer)
      shop.answer(0, answer)
      let on = "the base went on"
      let inside = [on, "fetch 1: asked", on, told(answer, 1), on, on, on]
      try shop.require(["fetch 0: asked", told(answer, 0)] + inside + [on, on], "in this order")
    }
  }
}

/// A fetch, answered at once, begins another one in its completion.
private func fetchInside(_ answer: Answer, _ make: (Shop) -> any ItemsClient) throws {
  let shop = Shop()
  shop.atOnce = [answer]
  let client = make(shop)
  shop.then = { shop.fetch(client, 1) }
  shop.fetch(client, 0)
  let both = ["fetch 0: asked", told(answer, 0), "fetch 1: asked", told(answer, 1)]
  try shop.require(both + ["the base went on", "the base went on"], "in this order, at once")
}

private typealias Answer = Result<[Item], any Error>

private enum Trouble: Error, CustomStringConvertible {
  case offline(Int)
  case diskFull(Int)

  var description: String {
    switch self {
    case .offline(let number): "offline(\(number))"
    case .diskFull(let number): "diskFull(\(number))"
    }
  }
}

/// How a fetch may end. Each error is another one.
private struct Outcome {
  let name: String
  let answer: Answer
  let trouble: Trouble?

  init(_ kind: Int, _ fetch: Int, _ number: Int) {
    let names = [
      "saved", "other items saved", "none saved", "not saved", "none not saved", "offline",
    ]
    name = names[kind]
    trouble = kind == 3 || kind == 4 ? .diskFull(number + fetch) : nil
    // Neither sorted nor without a double.
    let first = kind == 1 ? number + 9 + fetch : number
    let items = [first + 1, first, first + 1].map { Item(name: "item \($0)") }
    switch kind {
    case 5: answer = .failure(Trouble.offline(number + fetch))
    case 2, 4: answer = .success([])
    default: answer = .success(items)
    }
  }

  /// What the cache and the completion of a fetch are to note.
  func wanted(_ fetch: Int, _ cache: String = "the cache") -> [String] {
    guard case .success(let items) = answer else { return [told(answer, fetch)] }
    let end = trouble.map { .failure($0) } ?? answer
    return ["\(cache): save \(names(items))", told(end, fetch)]
  }
}

/// Checks call it so often that it takes no description of an array.
private func names(_ items: [Item]) -> String {
  "[" + items.map(\.name).joined(separator: ", ") + "]"
}

private func told(_ answer: Answer, _ fetch: Int) -> String {
  switch answer {
  case .success(let items): "fetch \(fetch): success \(names(items))"
  case .failure(let error): "fetch \(fetch): failure \(error)"
  }
}

/// The base. It answers at once, or when the check says so, and notes what happens, in order.
private final class Shop: ItemsClient {
  var atOnce: [Answer] = []
  /// Why nothing can be saved.
  var trouble: Trouble?
  /// Happens in the next completion, once.
  var then: (() -> Void)?
  var events: [String] = []
  private var fetch = 0
  private var waiting: [Int: (Answer) -> Void] = [:]

  func fetchItems(completion: @escaping (Answer) -> Void) {
    let fetch = fetch
    events.append("fetch \(fetch): asked")
    waiting[fetch] = completion
    for answer in atOnce { self.answer(fetch, answer) }
  }

  /// Begins a fetch of `client`, which is around this one.
  func fetch(_ client: (any ItemsClient)?, _ fetch: Int) {
    self.fetch = fetch
    client?.fetchItems { [self] answer in
      events.append(told(answer, fetch))
      let then = then
      self.then = nil
      then?()
    }
  }

  /// Answers a fetch, if it has come here.
  func answer(_ fetch: Int, _ answer: Answer) {
    waiting[fetch]?(answer)
    events.append("the base went on")
  }

  /// Compares what happened since the last time, and ends the check if it was something else.
  func require(
    _ wanted: [String], _ what: @autoclosure () -> String,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let found = events
    events = []
    if found == wanted { return }
    let words = "expected \(wanted) \(what()), found \(found)"
    try #require(Bool(false), Comment(rawValue: words), sourceLocation: place)
  }
}

/// A cache that nobody but the client holds.
private final class Cache: ItemsCache {
  private let shop: Shop
  private let name: String

  init(shop: Shop, name: String = "the cache") { (self.shop, self.name) = (shop, name) }

  func save(_ items: [Item]) throws {
    shop.events.append("\(name): save \(names(items))")
    if let trouble = shop.trouble { throw trouble }
  }
}
