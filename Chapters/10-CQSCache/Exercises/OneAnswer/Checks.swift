import Checking
import Testing

@testable import OneAnswerExercise

@Suite("Task 1: One answer for each fetch")
struct Task1 {
  private let shop = Shop()

  // See CachableItemsClient.fetchItems
  @Test("Items are saved and are the answer; if they can't be saved, the error is the one answer.")
  func answersTheSave() throws {
    shop.fetch("first", from: CachableItemsClient(base: shop, cache: shop))
    shop.answer("first", .success([Item(name: "tea")]))
    try expect(shop.events, is: ["save tea", "first: tea"], "when tea came")
    shop.isFull = true
    shop.fetch("second", from: CachableItemsClient(base: shop, cache: shop))
    shop.answer("second", .success([Item(name: "salt")]))
    let found = Array(shop.events.dropFirst(2))
    try expect(found, is: ["save salt", "second: DiskFull()"], "when salt couldn't be saved")
  }

  // See CachableItemsClient.fetchItems
  @Test("If no items came, nothing is saved, and the error of the base is the one answer.")
  func answersTheFailure() throws {
    shop.fetch("first", from: CachableItemsClient(base: shop, cache: shop))
    shop.answer("first", .failure(Offline()))
    try expect(shop.events, is: ["first: Offline()"], "when the base failed")
  }
}

@Suite("Task 2: The first answer")
struct Task2 {
  private let shop = Shop()

  // See FirstAnswerItemsClient.fetchItems
  @Test("The first answer is passed on, whatever it is, and later ones are dropped.")
  func firstCounts() throws {
    shop.fetch("first", from: FirstAnswerItemsClient(base: shop))
    shop.answer("first", .failure(Offline()))
    shop.answer("first", .success([Item(name: "tea")]))
    try expect(shop.events, is: ["first: Offline()"], "when the base failed, and then had tea")
  }

  // See FirstAnswerItemsClient.fetchItems
  @Test("Each of two fetches that overlap gets its own first answer.")
  func eachFetch() throws {
    let client = FirstAnswerItemsClient(base: shop)
    for name in ["first", "second"] { shop.fetch(name, from: client) }
    for (name, item) in [("second", "salt"), ("first", "tea"), ("second", "oil")] {
      shop.answer(name, .success([Item(name: item)]))
    }
    try expect(shop.events, is: ["second: salt", "first: tea"], "from two fetches at once")
  }
}

/// The base and the cache: answers when a check says so, and notes what happens.
private final class Shop: ItemsClient, ItemsCache {
  var isFull = false
  private(set) var events: [String] = []
  private var name = ""
  private var open: [String: (Result<[Item], any Error>) -> Void] = [:]

  /// Begins a fetch with a name of its own.
  func fetch(_ name: String, from client: any ItemsClient) {
    self.name = name
    client.fetchItems { [self] result in
      let words = told { try result.get()[0].name }
      events.append("\(name): \(words.replacing("threw ", with: ""))")
    }
  }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    open[name] = completion
  }

  func answer(_ name: String, _ result: Result<[Item], any Error>) { open[name]?(result) }

  func save(_ items: [Item]) throws {
    events.append("save \(items[0].name)")
    if isFull { throw DiskFull() }
  }
}

private struct Offline: Error {}
private struct DiskFull: Error {}
