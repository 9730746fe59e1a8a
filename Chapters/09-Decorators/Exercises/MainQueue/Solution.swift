// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Foundation

// TASK 1: Log the call and its outcome, and pass the answer on.
/// Logs each call of a client and how it ended.
struct LoggingDecorator: ItemsClient {
  private let base: any ItemsClient
  private let log: @Sendable (String) -> Void

  init(base: any ItemsClient, log: @escaping @Sendable (String) -> Void) {
    (self.base, self.log) = (base, log)
  }

  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    log("fetchItems")
    base.fetchItems { [log] result in
      switch result {
      case .success(let items): log("\(items.count) items")
      case .failure(let error): log("failed: \(error)")
      }
      completion(result)
    }
  }
}
// STUB
// /// Logs each call of a client and how it ended.
// struct LoggingDecorator: ItemsClient {
//   init(base: any ItemsClient, log: @escaping @Sendable (String) -> Void) {}
//
//   func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {}
// }
// END

// TASK 2: Pass each answer on, on the main queue.
/// Delivers the answers of a client on the main queue.
struct MainQueueDecorator: ItemsClient {
  private let base: any ItemsClient

  init(base: any ItemsClient) { self.base = base }

  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    base.fetchItems { result in
      if MainQueue.isCurrent {
        completion(result)
      } else {
        DispatchQueue.main.async { completion(result) }
      }
    }
  }
}
// STUB
// /// Delivers the answers of a client on the main queue.
// struct MainQueueDecorator: ItemsClient {
//   init(base: any ItemsClient) {}
//
//   func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {}
// }
// END

/// In the root: the client that all screens get.
func makeItemsClient(
  around server: any ItemsClient, log: @escaping @Sendable (String) -> Void
) -> any ItemsClient {
  // TASK 3: Nest the three decorators around the server.
  MainQueueDecorator(base: RetryingDecorator(base: LoggingDecorator(base: server, log: log)))
  // STUB
  // server
  // END
}
