// Given: leave this file as it is.

struct Item: Equatable, Sendable {
  let name: String
}

protocol ItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void)
}

/// Saves items.
protocol ItemsCache {
  func save(_ items: [Item]) throws
}
