// Given: leave this file as it is.

struct Item: Equatable, Sendable {
  let name: String
}

protocol ItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void)
}

/// Keeps items.
protocol ItemsCache {
  func save(_ items: [Item]) throws
}
