// Fails clientCannotSave: every client conforms to the new protocol as well.
// TASK 1: Give saving a protocol of its own, `ItemsCache`, and take it out of `ItemsClient`.
protocol ItemsClient: ItemsCache {
  func fetchItems(completion: @escaping ItemsCompletion)
}

extension ItemsClient {
  func save(_ items: [Item]) throws {}
}

protocol ItemsCache {
  func save(_ items: [Item]) throws
}
