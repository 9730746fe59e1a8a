// Fails clientCannotSave: the default went quiet in place of going away.
// TASK 1: Give saving a protocol of its own, `ItemsCache`, and take it out of `ItemsClient`.
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
