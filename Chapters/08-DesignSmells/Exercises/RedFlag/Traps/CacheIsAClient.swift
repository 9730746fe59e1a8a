// Fails cacheSaves: who only wants to save has to fetch.
// TASK 1: Give saving a protocol of its own, `ItemsCache`, and take it out of `ItemsClient`.
protocol ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion)
}

protocol ItemsCache: ItemsClient {
  func save(_ items: [Item]) throws
}
