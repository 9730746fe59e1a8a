// Given: leave this file as it is.

protocol ItemsClient: AnyObject {
  /// Answers each question exactly once: at once or later, on any queue.
  func fetchItems(completion: @escaping ([Item]) -> Void)
}

/// Lets the main queue do some work, at once or later. In an app that is
/// `{ work in DispatchQueue.main.async(execute: work) }`.
typealias Hop = (@escaping () -> Void) -> Void

/// The shop's server, without a network.
final class Server: ItemsClient {
  func fetchItems(completion: @escaping ([Item]) -> Void) {
    completion([Item(name: "tea", cents: 199), Item(name: "bread", cents: 300)])
  }
}

/// Writes down each question and each answer.
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

/// Keeps the first items that its base answers, and answers them from then on, at once.
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

/// Around a client that answers on any queue: passes each answer on through `onMain`.
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

/// Shows which items the shop has.
final class ItemsScreen {
  private let client: any ItemsClient
  private(set) var lines: [String] = []

  init(client: any ItemsClient) { self.client = client }

  /// The screen has come to the front, for the first time or again.
  func appear() {
    client.fetchItems { [weak self] items in
      self?.lines = items.map { "\($0.name) \($0.cents)" }
    }
  }
}
