// Fails clientCannotSave: every client conforms to the new protocol as well.
// Also fails cacheHasNoDefault, eachAsksForOneThing.
// TASK 1: Let a client fetch, and a cache save.
protocol ItemsClient: ItemsCache {
  func fetchItems(completion: @escaping ItemsCompletion)
}

extension ItemsClient {
  func save(_ items: [Item]) throws {}
}

protocol ItemsCache {
  func save(_ items: [Item]) throws
}
