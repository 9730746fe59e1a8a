// with: ../../InYourApp/Items.swift
import SwiftUI

struct KeptItems: Codable, Sendable {
  let savedAt: Date
  let items: [Item]
}

/// A command and a query.
protocol ItemsCache: Sendable {
  func save(_ items: [Item]) async throws
  func load() async throws -> KeptItems
}

/// Saves what the client fetches, and returns it even if the disk is full.
struct CachingItemsClient: ItemsClient {
  let base: any ItemsClient
  let cache: any ItemsCache
  let report: @Sendable (any Error) -> Void

  func fetchItems() async throws -> [Item] {
    let items = try await base.fetchItems()
    do { try await cache.save(items) } catch { report(error) }
    return items
  }
}

/// Reads the cache if the client fails, unless the saved items are older than a week.
struct FallbackItemsClient: ItemsClient {
  let base: any ItemsClient
  let cache: any ItemsCache
  var now: @Sendable () -> Date = { .now }

  func fetchItems() async throws -> [Item] {
    do {
      return try await base.fetchItems()
    } catch {
      let week: ClosedRange<TimeInterval> = 0...7 * 24 * 3600
      guard let kept = try? await cache.load(),
        week.contains(now().timeIntervalSince(kept.savedAt))
      else { throw error }
      return kept.items
    }
  }
}

/// Make one for each file.
actor FileItemsCache: ItemsCache {
  private let file: URL
  private let now: @Sendable () -> Date

  init(file: URL, now: @escaping @Sendable () -> Date = { .now }) {
    self.file = file
    self.now = now
  }

  func save(_ items: [Item]) throws {
    let data = try JSONEncoder().encode(KeptItems(savedAt: now(), items: items))
    // Writes beside the file, then renames. Killed at any moment, it leaves the old file or the new one.
    try data.write(to: file, options: .atomic)
  }

  func load() throws -> KeptItems {
    try JSONDecoder().decode(KeptItems.self, from: Data(contentsOf: file))
  }
}

/// In the root.
func makeItemsClient(
  server: any ItemsClient, file: URL, report: @escaping @Sendable (any Error) -> Void
) -> any ItemsClient {
  let cache = FileItemsCache(file: file)
  return FallbackItemsClient(
    base: CachingItemsClient(base: server, cache: cache, report: report), cache: cache)
}
