// Given: leave this file as it is.

protocol ItemsClient: AnyObject {
  /// Calls `completion` exactly once, at once or later, on any queue.
  func fetchItems(completion: @escaping ([Item]) -> Void)
}

/// Runs work on the main queue, at once or later. In an app: `{ work in DispatchQueue.main.async(execute: work) }`.
typealias Hop = (@escaping () -> Void) -> Void

/// The shop's server, without a network.
final class Server: ItemsClient {
  func fetchItems(completion: @escaping ([Item]) -> Void) {
    completion([Item(name: "tea", cents: 199), Item(name: "bread", cents: 300)])
  }
}

/// Logs each request and each answer.
final class LoggingClient: ItemsClient {
  private let base: any ItemsClient
  private let log: (String) -> Void

  init(base: any ItemsClient, log: @escaping (String) -> Void) {
    (self.base, self.log) = (base, log)
  }

  func fetchItems(completion: @escaping ([Item]) -> Void) {
    log("items?")
    base.fetchItems { [log] items in
      log("\(items.count) items")
      completion(items)
    }
  }
}

/// Caches the first items of its base, and returns them at once from then on.
final class CachingClient: ItemsClient {
  private let base: any ItemsClient
  private var kept: [Item]?

  init(base: any ItemsClient) { self.base = base }

  func fetchItems(completion: @escaping ([Item]) -> Void) {
    if let kept { return completion(kept) }
    base.fetchItems { [self] items in
      if kept == nil { kept = items }
      completion(items)
    }
  }
}

/// Wraps a client that answers on any queue, and passes on each answer through `onMain`.
final class MainClient: ItemsClient {
  private let base: any ItemsClient
  private let onMain: Hop

  init(base: any ItemsClient, onMain: @escaping Hop) { (self.base, self.onMain) = (base, onMain) }

  func fetchItems(completion: @escaping ([Item]) -> Void) {
    base.fetchItems { [onMain] items in
      onMain { completion(items) }
    }
  }
}

/// Shows the shop's items.
final class ItemsScreen {
  private let client: any ItemsClient
  private(set) var lines: [String] = []

  init(client: any ItemsClient) { self.client = client }

  /// Called each time the screen appears.
  func appear() {
    client.fetchItems { [weak self] items in
      self?.lines = items.map { "\($0.name) \($0.cents)" }
    }
  }
}
