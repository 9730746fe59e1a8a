// Fails clientCannotSave: the default went quiet in place of going away.
// Also fails cacheHasNoDefault, eachAsksForOneThing.
// TASK 1: Let a client fetch, and a cache save.
protocol ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion)
  func save(_ items: [Item]) throws
}

extension ItemsClient {
  func save(_ items: [Item]) throws {}
}

protocol ItemsCache {
  func save(_ items: [Item]) throws
}
