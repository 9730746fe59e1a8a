import Foundation
import ItemsCore

// snippet.app
/// The same feature, composed of functions. This is the only place that knows both the outside and
/// the rules.
struct App: Sendable {
  let outside: any Outside

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
