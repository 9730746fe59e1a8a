// Given: leave this file as it is.

struct Item: Sendable {
  let name: String
}

@MainActor
protocol ItemsClient: AnyObject {
  /// Answers each call once, now or later.
  func fetchItems(completion: @escaping ([Item]) -> Void)
}

@MainActor
protocol ItemsView: AnyObject {
  func display(_ titles: [String])
}

@MainActor
protocol DealsClient: AnyObject, Sendable {
  func fetchDeals() async throws -> [Item]
}

/// A client that answers at once, and counts its calls.
final class TeaShop: ItemsClient, DealsClient {
  private(set) var calls = 0

  func fetchItems(completion: @escaping ([Item]) -> Void) {
    calls += 1
    completion([Item(name: "tea")])
  }

  func fetchDeals() async throws -> [Item] {
    calls += 1
    return [Item(name: "tea")]
  }
}
