// with: ../../InYourApp/Items.swift ../../01-StableAndVolatile/InYourApp/RemoteItemsClient.swift
import SwiftUI

/// One client for all screens. `async` replaces the completion handler.
extension RemoteItemsClient {
  static let shared = RemoteItemsClient(
    http: URLSession.shared, url: URL(string: "https://shop.example/items.json")!)
}

/// Before: the model uses the shared client directly, so its test calls the real server.
@MainActor @Observable
final class SharedItemsModel {
  private(set) var items: [Item] = []

  func load() async { items = (try? await RemoteItemsClient.shared.fetchItems()) ?? [] }
}

/// After: `ItemsModel` takes any client. Only the code that creates the screen uses `shared`.
@MainActor
func makeItemsView() -> ItemsView {
  ItemsView(model: ItemsModel(client: RemoteItemsClient.shared))
}
