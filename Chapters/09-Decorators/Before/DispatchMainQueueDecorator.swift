import Foundation

/// The document's decorator, which checks the thread.
///
/// Repaired for Swift 6: the completions are `Sendable`.
final class DispatchMainQueueDecorator<T: Sendable>: Sendable {
  private let base: T

  init(base: T) { self.base = base }

  func dispatch(completion: @escaping @Sendable () -> Void) {
    guard Thread.isMainThread else {
      return DispatchQueue.main.async(execute: completion)
    }
    completion()
  }
}

extension DispatchMainQueueDecorator: ItemsClient where T: ItemsClient {
  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    base.fetchItems { result in
      self.dispatch { completion(result) }
    }
  }
}
