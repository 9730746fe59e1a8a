// Fails cacheHasNoDefault: the extension's save runs, whoever the cache is.
// Also fails eachAsksForOneThing, savesThenAnswers, failureIsTheAnswer, answersLate, fetchesInside, clientsShareNothing.
// TASK 1: Let a client fetch, and a cache save.
protocol ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion)
}

protocol ItemsCache {}

extension ItemsCache {
  func save(_ items: [Item]) throws {}
}
