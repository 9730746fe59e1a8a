// Given: leave this file as it is.
import Foundation

/// The root's function: the clients of the catalog, as they are in the shop.
///
/// - Parameter now: the present time, `{ Date() }` in the app.
@MainActor
func makeItemsClient(
  server: any ItemsClient, now: @escaping @MainActor () -> Date
) -> any ItemsClient {
  let cache = ItemsCache()
  let saving = SavingItemsClient(base: server, cache: cache, now: now)
  let local = LocalItemsClient(cache: cache, now: now, maxAge: 7 * 24 * 3600)
  return FallbackItemsClient(remote: saving, local: local)
}

/// Saves each answer of `base`.
@MainActor
final class SavingItemsClient: ItemsClient {
  private let base: any ItemsClient
  private let cache: ItemsCache
  private let now: @MainActor () -> Date

  init(base: any ItemsClient, cache: ItemsCache, now: @escaping @MainActor () -> Date) {
    (self.base, self.cache, self.now) = (base, cache, now)
  }

  func fetchItems() async throws -> [String] {
    let items = try await base.fetchItems()
    cache.save(items, at: now())
    return items
  }
}

/// Reads the cache. What is older than `maxAge` seconds isn't shown.
@MainActor
final class LocalItemsClient: ItemsClient {
  private let cache: ItemsCache
  private let now: @MainActor () -> Date
  private let maxAge: TimeInterval

  init(cache: ItemsCache, now: @escaping @MainActor () -> Date, maxAge: TimeInterval) {
    (self.cache, self.now, self.maxAge) = (cache, now, maxAge)
  }

  func fetchItems() async throws -> [String] {
    guard let savedAt = cache.savedAt, now().timeIntervalSince(savedAt) <= maxAge else {
      throw NoFreshItems()
    }
    return cache.items
  }
}

/// Calls `local` only after `remote` has failed. If both fail, it throws the error of `remote`.
@MainActor
final class FallbackItemsClient: ItemsClient {
  private let remote: any ItemsClient
  private let local: any ItemsClient

  init(remote: any ItemsClient, local: any ItemsClient) {
    (self.remote, self.local) = (remote, local)
  }

  func fetchItems() async throws -> [String] {
    do {
      return try await remote.fetchItems()
    } catch {
      guard let items = try? await local.fetchItems() else { throw error }
      return items
    }
  }
}
