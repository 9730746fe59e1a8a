// Given: leave this file as it is.

import Dispatch
import Playground

/// Replaces the server. It answers with two items, after as many failures as a test wants.
final class StubItemsClient: ItemsClient {
  private let failures: Int
  private let queue: DispatchQueue?
  private let counted = Locked(0)

  var calls: Int { counted.withLock { $0 } }

  /// - Parameter queue: where it answers. Without one, it answers at once, on the caller's queue.
  init(failures: Int = 0, queue: DispatchQueue? = nil) {
    (self.failures, self.queue) = (failures, queue)
  }

  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    let call = counted.withLock { count in
      count += 1
      return count
    }
    let result: Result<[Item], any Error> =
      call <= failures ? .failure(Offline()) : .success([Item(name: "tea"), Item(name: "milk")])
    guard let queue else { return completion(result) }
    queue.async { completion(result) }
  }
}

extension ItemsClient {
  /// Fetches once, and returns the queue on which the answer arrives: "main" or "another".
  func queueOfAnswer() async -> String {
    await withCheckedContinuation { done in
      fetchItems { _ in done.resume(returning: MainQueue.isCurrent ? "main" : "another") }
    }
  }
}
