// Given: leave this file as it is.

struct Item: Equatable, Sendable {
  let name: String
}

/// Fetches items. It answers on whatever queue it likes, before or after the call returns.
protocol ItemsClient: Sendable {
  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void)
}
