import Foundation
import ItemsCore

/// The same feature, composed of functions. Only this type uses both the outside and `decode`.
struct Catalog: Sendable {
  let get: @Sendable (URL) async throws -> Data
  let now: @Sendable () -> Duration
  let save: @Sendable (CachedItems) async throws -> Void
  let report: @Sendable (any Error) -> Void

  func load(_ url: URL) async throws -> [Item] {
    let items = try decode(await get(url))
    do { try await keep(items) } catch { report(error) }
    return items
  }

  private func keep(_ items: [Item]) async throws {
    try await save(CachedItems(savedAt: now(), items: items))
  }
}

extension Catalog {
  var fetch: Step<URL, Data> { Step(run: get) }
  var items: Step<URL, [Item]> { fetch.then(decode) }
  var storing: Step<URL, Void> { items.then(keep) }
  var strict: Step<URL, [Item]> { items.strictly(keep) }
  var bestEffort: Step<URL, [Item]> { items.bestEffort(keep, report: report) }
}
