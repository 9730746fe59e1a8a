// The document's two protocols. Whoever asks for items knows the first one only.

struct Item: Codable, Equatable, CustomStringConvertible {
  let name: String

  var description: String { name }
}

// snippet.protocols
protocol ItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void)
}

/// Keeps items. A command: it changes something, and there is nothing to ask it.
protocol ItemsCache {
  func save(_ items: [Item]) throws
}
// snippet.end
