import Dispatch
import Playground

/// Passes each answer on exactly once, on the main queue: before it returns if it is there already.
// snippet.decorator
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
// snippet.end

// snippet.onmain
/// Decorates a client whose type is known, and also one that is known as `any ItemsClient` only: what
/// is in that box is taken out for `some`.
func onMain(_ client: some ItemsClient) -> any ItemsClient {
  MainQueueDecorator(base: client)
}
// snippet.end
