// The document's two protocols. Code that fetches items knows only the first one.

struct Item: Codable, Equatable, CustomStringConvertible {
  let name: String

  var description: String { name }
}

protocol ItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void)
}

/// Saves items. `save` is a command: it changes what is saved, and returns nothing.
protocol ItemsCache {
  func save(_ items: [Item]) throws
}
