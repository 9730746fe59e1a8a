// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Foundation

/// Knows whether the running code is work of the main queue.
enum MainQueue {
  // TASK 1: True in work of the main queue, whichever thread does it. False everywhere else.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
  // STUB
  // static var isCurrent: Bool { Thread.isMainThread }
  // END
}

/// A client around another one, which passes on its answers on the main queue.
final class MainQueueDecorator<Base: ItemsClient>: ItemsClient {
  private let base: Base

  init(base: Base) { self.base = base }

  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    // TASK 2: Ask the base, and pass its answer on on the main queue.
    base.fetchItems { result in
      if MainQueue.isCurrent {
        completion(result)
      } else {
        DispatchQueue.main.async {
          completion(result)
        }
      }
    }
    // STUB
    // END
  }
}

/// The root's part: the client that all screens get.
func composeClient(
  server: some ItemsClient, log: @escaping @Sendable (String) -> Void
) -> any ItemsClient {
  // TASK 3: Nest all three decorators around the server.
  MainQueueDecorator(base: RetryingDecorator(base: LoggingDecorator(base: server, log: log)))
  // STUB
  // LoggingDecorator(base: RetryingDecorator(base: server), log: log)
  // END
}
