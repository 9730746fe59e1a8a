// with: ../../InYourApp/Items.swift ../../01-StableAndVolatile/HTTPClient.swift ../../01-StableAndVolatile/InYourApp/RemoteItemsClient.swift ../../10-CQSCache/InYourApp/CachingItemsClient.swift
import SwiftUI

/// The part that decides takes values and returns values. Its test needs no stub.
func decodedItems(_ data: Data) throws -> [Item] {
  try JSONDecoder().decode([Item].self, from: data)
}

/// The part that acts: it fetches, lets `decodedItems` decide, and saves.
struct Catalog: ItemsClient {
  let http: any HTTPClient
  let url: URL
  let cache: any ItemsCache
  let report: @Sendable (any Error) -> Void

  func fetchItems() async throws -> [Item] {
    let items = try decodedItems(await http.get(from: url).get())
    do { try await cache.save(items) } catch { report(error) }
    return items
  }
}

/// In the root.
func makeCatalog(
  url: URL, cache: FileItemsCache, report: @escaping @Sendable (any Error) -> Void
) -> any ItemsClient {
  FallbackItemsClient(
    // was: base: CachingItemsClient(base: server, cache: cache, report: report), cache: cache)
    base: Catalog(http: URLSession.shared, url: url, cache: cache, report: report), cache: cache)
}
