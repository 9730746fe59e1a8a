// with: ../../InYourApp/Items.swift
import SwiftUI

/// Is an `ItemsClient`, and has one. The list and the server's client stay as they are.
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

/// In the root, the only place that knows about the log.
@MainActor
func makeItemsModel(server: any ItemsClient) -> ItemsModel {
  ItemsModel(client: LoggingItemsClient(base: server, log: { print($0) }))
}
