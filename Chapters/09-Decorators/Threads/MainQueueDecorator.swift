import Dispatch
import Playground

/// Passes each answer on exactly once, on the main queue: before it returns if it is there already.
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

/// Decorates a client, even if its type is known only as `any ItemsClient`.
func onMain(_ client: some ItemsClient) -> any ItemsClient {
  MainQueueDecorator(base: client)
}
