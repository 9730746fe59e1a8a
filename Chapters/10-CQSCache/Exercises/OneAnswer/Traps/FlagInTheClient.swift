// Fails oneAfterAnother: only the first fetch is ever answered.
// Also fails underWay, inACompletion.
// One answer. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

/// Saves what its base delivers, and delivers it. Strict: what could not be saved is not delivered.
final class CachableItemsClient: ItemsClient {
  private let base: any ItemsClient
  private let cache: any ItemsCache
  private var isAnswered = false

  private func answer(
    _ result: Result<[Item], any Error>, _ completion: (Result<[Item], any Error>) -> Void
  ) {
    if !isAnswered { completion(result) }
    isAnswered = true
  }

  init(base: any ItemsClient, cache: any ItemsCache) {
    (self.base, self.cache) = (base, cache)
  }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    // TASK 1: Answer every fetch once: with the items, the error of the save, or that of the base.
    base.fetchItems { [self] result in
      if case .success(let items) = result {
        do {
          try cache.save(items)
        } catch {
          answer(.failure(error), completion)
        }
      }
      answer(result, completion)
    }
    // END
  }
}

/// Makes one answer of many: its base may answer a fetch twice, and this client does not.
final class FirstAnswerItemsClient: ItemsClient {
  private let base: any ItemsClient

  init(base: any ItemsClient) { self.base = base }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    // TASK 2: Make one answer of many.
    var isAnswered = false
    base.fetchItems { result in
      guard !isAnswered else { return }
      isAnswered = true
      completion(result)
    }
    // END
  }
}
