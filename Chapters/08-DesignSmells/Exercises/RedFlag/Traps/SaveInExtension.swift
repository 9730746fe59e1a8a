// Fails cacheSaves: the extension's save runs, whoever the cache is.
// Also fails savesThenAnswers, asksAtEveryFetch, failedFetchSavesNothing, failedSaveIsTheAnswer.
// TASK 1: Give saving a protocol of its own, `ItemsCache`, and take it out of `ItemsClient`.
protocol ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion)
}

protocol ItemsCache {}

extension ItemsCache {
  func save(_ items: [Item]) throws {}
}
