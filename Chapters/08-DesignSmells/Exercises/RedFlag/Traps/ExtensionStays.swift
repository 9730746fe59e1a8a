// Fails clientCannotSave: no requirement any more, and every client still has a save.
// Also fails cacheHasNoDefault.
// TASK 1: Let a client fetch, and a cache save.
protocol ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion)
}

extension ItemsClient {
  func save(_ items: [Item]) throws {}
}

protocol ItemsCache {
  func save(_ items: [Item]) throws
}
