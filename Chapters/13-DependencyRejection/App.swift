import Foundation
import ItemsCore

/// The injected feature, composed. The protocols are there so that this line can be another one.
extension Outside: @MainActor HTTPClient {
  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void) {
    completion(Result { try get(url) })
  }

  func itemsClient() -> CachableItemsClient {
    CachableItemsClient(
      base: RemoteItemsClient(httpClient: self),
      cache: FileItemsCache(disk: self, now: { self.time }))
  }
}

// snippet.app
/// The same feature, composed of functions. This is the only place that knows both the outside and
/// the rules.
struct App: Sendable {
  let outside: Outside

  /// Impure.
  var fetch: Step<URL, Data> { Step { try await outside.get($0) } }

  /// Pure behind impure.
  var items: Step<URL, [Item]> { fetch.then(decode) }

  /// Impure: the flow `URL -> Data -> [Item] -> Void`.
  var storing: Step<URL, Void> { items.then { try await save($0) } }

  var strict: Step<URL, [Item]> { items.strictly { try await save($0) } }
  var bestEffort: Step<URL, [Item]> { items.bestEffort { try await save($0) } }

  /// The time is asked here, and goes on as a value.
  @MainActor private func save(_ items: [Item]) throws {
    try outside.save(KeptItems(savedAt: outside.time, items: items))
  }
}
// snippet.end
