// with: ../../InYourApp/Items.swift
import SwiftUI

/// A command and a query.
protocol ItemsCache: Sendable {
  func save(_ items: [Item]) async throws
  func load() async throws -> [Item]
}

/// Saves what the client fetches, and answers once, also when the disk is full.
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

/// Reads the cache if the client fails.
struct FallbackItemsClient: ItemsClient {
  let base: any ItemsClient
  let cache: any ItemsCache

  func fetchItems() async throws -> [Item] {
    do { return try await base.fetchItems() } catch { return try await cache.load() }
  }
}

actor FileItemsCache: ItemsCache {
  private let file: URL

  init(file: URL) { self.file = file }

  func save(_ items: [Item]) throws {
    // Killed at any moment, it leaves the old file or the new one.
    try JSONEncoder().encode(items).write(to: file, options: .atomic)
  }

  func load() throws -> [Item] {
    try JSONDecoder().decode([Item].self, from: Data(contentsOf: file))
  }
}
