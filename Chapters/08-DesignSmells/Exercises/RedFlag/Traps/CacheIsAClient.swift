// Fails cacheSaves: who only wants to save has to fetch.
// Also fails eachAsksForOneThing.
// TASK 1: Let a client fetch, and a cache save.
protocol ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion)
}

protocol ItemsCache: ItemsClient {
  func save(_ items: [Item]) throws
}
