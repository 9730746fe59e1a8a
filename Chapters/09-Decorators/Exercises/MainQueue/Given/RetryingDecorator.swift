// Given: leave this file as it is.

/// Fetches a second time if the first answer is an error.
struct RetryingDecorator: ItemsClient {
  let base: any ItemsClient

  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    base.fetchItems { result in
      guard case .failure = result else { return completion(result) }
      base.fetchItems(completion: completion)
    }
  }
}
