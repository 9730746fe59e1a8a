import Dispatch

struct Item: Equatable, Sendable {
  let name: String
}

/// The client and its completion are `Sendable`, because other threads use them.
protocol ItemsClient: Sendable {
  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void)
}

// Three clients that answer on different queues. The clients that don't use the main queue share
// one queue, so that a test can wait until it is empty.

let workQueue = DispatchQueue(label: "work")
let storedItems = [Item(name: "tea"), Item(name: "milk")]

/// Has the items that come with the app. It answers at once, on the caller's queue.
struct BundledItemsClient: ItemsClient {
  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    completion(.success(storedItems))
  }
}

/// Answers from another queue, as networking does.
struct APIClient: ItemsClient {
  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    workQueue.async { completion(.success(storedItems)) }
  }
}

/// Guards its items with a queue, and answers inside that queue.
struct GuardedClient: ItemsClient {
  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    workQueue.sync { completion(.success(storedItems)) }
  }
}
