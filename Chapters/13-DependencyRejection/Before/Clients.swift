import Foundation
import ItemsCore

protocol HTTPClient: Sendable {
  func get(_ url: URL) async throws -> Data
}

protocol ItemsClient: Sendable {
  func fetchItems() async throws -> [Item]
}

protocol ItemsCache: Sendable {
  func save(_ items: [Item]) async throws
}

final class RemoteItemsClient: ItemsClient {
  private let httpClient: any HTTPClient

  init(httpClient: any HTTPClient) { self.httpClient = httpClient }

  func fetchItems() async throws -> [Item] {
    let data = try await httpClient.get(.items)
    return try JSONDecoder().decode([RemoteItem].self, from: data).map(\.item)
  }
}

/// Chapter 10's client, which answers once and reports a failed save.
final class CachingItemsClient: ItemsClient {
  private let base: any ItemsClient
  private let cache: any ItemsCache
  private let report: @Sendable (any Error) -> Void

  init(
    base: any ItemsClient, cache: any ItemsCache, report: @escaping @Sendable (any Error) -> Void
  ) {
    self.base = base
    self.cache = cache
    self.report = report
  }

  func fetchItems() async throws -> [Item] {
    let items = try await base.fetchItems()
    do { try await cache.save(items) } catch { report(error) }
    return items
  }
}

final class FileItemsCache: ItemsCache {
  private let disk: any Outside
  private let now: @Sendable () -> Duration

  init(disk: any Outside, now: @escaping @Sendable () -> Duration) {
    self.disk = disk
    self.now = now
  }

  func save(_ items: [Item]) async throws {
    try disk.save(CachedItems(savedAt: now(), items: items))
  }
}
