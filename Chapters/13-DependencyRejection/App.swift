import Foundation
import ItemsCore

// snippet.app
/// The same feature, composed of functions. This is the only place that knows both the outside and
/// the rules.
struct App: Sendable {
  let get: @MainActor (URL) throws -> Data
  let now: @MainActor () -> Duration
  let save: @MainActor (KeptItems) throws -> Void

  /// Impure.
  var fetch: Step<URL, Data> { Step { try await get($0) } }

  /// Pure behind impure.
  var items: Step<URL, [Item]> { fetch.then(decode) }

  /// Impure: the flow `URL -> Data -> [Item] -> Void`.
  var storing: Step<URL, Void> { items.then { try await keep($0) } }

  var strict: Step<URL, [Item]> { items.strictly { try await keep($0) } }
  var bestEffort: Step<URL, [Item]> { items.bestEffort { try await keep($0) } }

  /// The time is asked here, and goes on as a value.
  @MainActor private func keep(_ items: [Item]) throws {
    try save(KeptItems(savedAt: now(), items: items))
  }
}
// snippet.end
