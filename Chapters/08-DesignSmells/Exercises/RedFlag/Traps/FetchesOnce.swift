// Fails savesThenAnswers: it fetches while it is composed, and keeps the answer.
// Also fails failureIsTheAnswer, answersLate, clientsShareNothing.
// TASK 2: Write a client that saves what another one fetched.
final class CachableItemsClient: ItemsClient {
  private let base: any ItemsClient
  private let cache: any ItemsCache
  private var kept: Result<[Item], any Error>?

  init(base: any ItemsClient, cache: any ItemsCache) {
    self.base = base
    self.cache = cache
    base.fetchItems { [self] result in kept = result }
  }

  func fetchItems(completion: @escaping ItemsCompletion) {
    if let kept {
      completion(kept.flatMap { items in Result { try cache.save(items) }.map { items } })
    }
  }
}
