// with: ../../InYourApp/Items.swift
import SwiftUI

/// Logs how many items each fetch delivers.
struct LoggingItemsClient: ItemsClient {
  let base: any ItemsClient
  let log: @Sendable (String) -> Void

  func fetchItems() async throws -> [Item] {
    log("fetchItems")
    do {
      let items = try await base.fetchItems()
      log("\(items.count) items")
      return items
    } catch {
      log("failed: \(error)")
      throw error
    }
  }
}

/// In the root.
@MainActor
func makeItemsModel(
  server: any ItemsClient, log: @escaping @Sendable (String) -> Void
) -> ItemsModel {
  // was: ItemsModel(client: server)
  ItemsModel(client: LoggingItemsClient(base: server, log: log))
}
