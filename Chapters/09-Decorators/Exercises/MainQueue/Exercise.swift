// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Foundation

/// Knows whether the running code is work of the main queue.
enum MainQueue {
  // TASK 1: True in work of the main queue, whichever thread does it. False everywhere else.
  static var isCurrent: Bool { Thread.isMainThread }
  // END
}

/// A client around another one, which passes on its answers on the main queue.
final class MainQueueDecorator<Base: ItemsClient>: ItemsClient {
  private let base: Base

  init(base: Base) { self.base = base }

  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    // TASK 2: Ask the base, and pass its answer on on the main queue.
    // END
  }
}

/// The root's part: the client that all screens get.
func composeClient(
  server: some ItemsClient, log: @escaping @Sendable (String) -> Void
) -> any ItemsClient {
  // TASK 3: Nest all three decorators around the server.
  LoggingDecorator(base: RetryingDecorator(base: server), log: log)
  // END
}
