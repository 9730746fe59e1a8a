// with: ../../InYourApp/Items.swift
import SwiftUI

nonisolated struct CachedItems: Codable, Sendable {
  let savedAt: Date
  let items: [Item]
}

/// A command, and the query that reads what it saved.
protocol ItemsCache: Sendable {
  func save(_ items: [Item]) async throws
  func load() async throws -> CachedItems?
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

/// Reads the cache if the client fails. If both fail, the error has both reasons.
struct FallbackItemsClient: ItemsClient {
  let base: any ItemsClient
  let cache: any ItemsCache
  var now: @Sendable () -> Date = { .now }

  func fetchItems() async throws -> [Item] {
    do {
      return try await base.fetchItems()
    } catch let remoteError {
      // A canceled fetch isn't a failure of the server.
      guard !Task.isCancelled else { throw remoteError }
      do {
        return try await freshItems()
      } catch {
        throw NoItems(remote: remoteError, local: error)
      }
    }
  }

  private func freshItems() async throws -> [Item] {
    guard let cached = try await cache.load() else { throw CacheFailure.nothingKept }
    let age = now().timeIntervalSince(cached.savedAt)
    guard (0...7 * 24 * 3600).contains(age) else { throw CacheFailure.stale(age: age) }
    return cached.items
  }
}

/// Fetches that overlap share one request, so no late answer is saved over a newer one.
actor SharingItemsClient: ItemsClient {
  private let base: any ItemsClient
  private var running: Task<[Item], any Error>?

  init(base: any ItemsClient) { self.base = base }

  func fetchItems() async throws -> [Item] {
    if let running { return try await running.value }
    let task = Task {
      defer { running = nil }
      return try await base.fetchItems()
    }
    running = task
    return try await task.value
  }
}

struct NoItems: Error {
  let remote: any Error
  let local: any Error
}

enum CacheFailure: Error {
  case nothingKept
  case stale(age: TimeInterval)
}

/// Create one for each file.
actor FileItemsCache: ItemsCache {
  private let file: URL
  private let now: @Sendable () -> Date

  init(file: URL, now: @escaping @Sendable () -> Date = { .now }) {
    self.file = file
    self.now = now
  }

  func save(_ items: [Item]) throws {
    let data = try JSONEncoder().encode(CachedItems(savedAt: now(), items: items))
    // Writes a temporary file, then renames it. Killed at any moment, it leaves the old file or the new one.
    try data.write(to: file, options: .atomic)
  }

  /// Returns nil if there is no file, and throws if the file is damaged.
  func load() throws -> CachedItems? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try JSONDecoder().decode(CachedItems.self, from: Data(contentsOf: file))
  }
}

/// In the root.
func makeItemsClient(
  server: any ItemsClient, file: URL, report: @escaping @Sendable (any Error) -> Void
) -> any ItemsClient {
  let cache = FileItemsCache(file: file)
  // was: return server
  return FallbackItemsClient(
    base: CachingItemsClient(base: server, cache: cache, report: report), cache: cache)
}
