// Given: leave this file as it is.

/// Logs each request.
final class LoggingDecorator<Base: ItemsClient>: ItemsClient {
  private let base: Base
  private let log: @Sendable (String) -> Void

  init(base: Base, log: @escaping @Sendable (String) -> Void) {
    (self.base, self.log) = (base, log)
  }

  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    log("request")
    base.fetchItems(completion: completion)
  }
}

/// Asks a second time if the first answer is an error.
final class RetryingDecorator<Base: ItemsClient>: ItemsClient {
  private let base: Base

  init(base: Base) { self.base = base }

  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    base.fetchItems { [base] result in
      guard case .failure = result else { return completion(result) }
      base.fetchItems(completion: completion)
    }
  }
}
