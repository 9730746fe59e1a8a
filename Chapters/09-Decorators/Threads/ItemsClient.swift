import Dispatch

struct Item: Equatable, Sendable {
  let name: String
}

/// Answers through a completion. It is `Sendable`, and so is the completion, because both meet another
/// thread.
protocol ItemsClient: Sendable {
  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void)
}

// Three clients that differ in where they answer. What they use beside the main queue is one queue,
// so that a test can wait until it is empty.

let workQueue = DispatchQueue(label: "work")
let stored = [Item(name: "tea"), Item(name: "milk")]

/// Has the items that come with the program. It answers at once, wherever it was asked.
struct BundledItemsClient: ItemsClient {
  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    completion(.success(stored))
  }
}

/// Answers from a queue of its own, as networking does.
struct APIClient: ItemsClient {
  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    workQueue.async { completion(.success(stored)) }
  }
}

/// Guards its items with a queue, and answers while it is in there.
struct GuardedClient: ItemsClient {
  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    workQueue.sync { completion(.success(stored)) }
  }
}
