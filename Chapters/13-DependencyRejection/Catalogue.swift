import Foundation
import ItemsCore

/// The same feature, composed of functions. Only this type knows both the outside and `decode`.
struct Catalogue: Sendable {
  let get: @MainActor (URL) throws -> Data
  let now: @MainActor () -> Duration
  let save: @MainActor (KeptItems) throws -> Void

  func load(_ url: URL) async throws -> [Item] {
    let items = try decode(await get(url))
    try await keep(items)
    return items
  }

  @MainActor private func keep(_ items: [Item]) throws {
    try save(KeptItems(savedAt: now(), items: items))
  }
}

extension Catalogue {
  var fetch: Step<URL, Data> { Step { try await get($0) } }
  var items: Step<URL, [Item]> { fetch.then(decode) }
  var storing: Step<URL, Void> { items.then { try await keep($0) } }
  var strict: Step<URL, [Item]> { items.strictly { try await keep($0) } }
  var bestEffort: Step<URL, [Item]> { items.bestEffort { try await keep($0) } }
}
