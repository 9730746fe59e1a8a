// Fails clientCannotSave: no requirement any more, and every client still has a save.
// TASK 1: Give saving a protocol of its own, `ItemsCache`, and take it out of `ItemsClient`.
protocol ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion)
}

extension ItemsClient {
  func save(_ items: [Item]) throws {}
}

protocol ItemsCache {
  func save(_ items: [Item]) throws
}
