import Foundation
import ItemsCore

/// The injected feature, composed. The protocols are there so that this line can be another one.
extension Outside: HTTPClient, ItemsCache {
  // snippet.injectedroot
  nonisolated func itemsClient(_ url: URL) -> any ItemsClient {
    CachableItemsClient(base: RemoteItemsClient(url: url, httpClient: self), cache: self)
  }
  // snippet.end
}

// snippet.root
/// The same feature, composed of functions. This is the only place that knows both the outside and
/// the rules.
struct Root: Sendable {
  let outside: Outside

  /// Impure.
  var fetch: Step<URL, Data> { Step { try await outside.get($0) } }

  /// Pure behind impure.
  var items: Step<URL, [Item]> { fetch.then(decode) }

  /// Impure: the flow `URL -> Data -> [Item] -> Void`.
  var storing: Step<URL, Void> { items.then { try await outside.save($0) } }

  var strict: Step<URL, [Item]> { items.strictly { try await outside.save($0) } }
  var bestEffort: Step<URL, [Item]> { items.bestEffort { try await outside.save($0) } }
}
// snippet.end
