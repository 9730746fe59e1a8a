// The document's two protocols. Whoever asks for items knows the first one only.

struct Item: Codable, Equatable, CustomStringConvertible {
  let name: String

  var description: String { name }
}

protocol ItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void)
}

/// Keeps items. `save` is a command: it changes what is kept, and returns nothing.
protocol ItemsCache {
  func save(_ items: [Item]) throws
}
