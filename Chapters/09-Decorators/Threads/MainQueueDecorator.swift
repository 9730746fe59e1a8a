import Dispatch
import Playground

/// Passes on each answer exactly once, on the main queue. If it is already there, without a delay.
final class MainQueueDecorator<Base: ItemsClient>: ItemsClient {
  private let base: Base

  init(base: Base) { self.base = base }

  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    base.fetchItems { result in
      guard MainQueue.isCurrent else {
        return DispatchQueue.main.async { completion(result) }
      }
      completion(result)
    }
  }
}

/// Decorates a client, even if its static type is `any ItemsClient`.
func deliveringOnMainQueue(_ client: some ItemsClient) -> any ItemsClient {
  MainQueueDecorator(base: client)
}
