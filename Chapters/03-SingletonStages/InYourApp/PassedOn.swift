// with: ../../InYourApp/Items.swift ../../01-StableAndVolatile/HTTPClient.swift ../../01-StableAndVolatile/InYourApp/RemoteItemsClient.swift
import SwiftUI

/// One client for all screens. `async` replaces the completion handler.
extension RemoteItemsClient {
  static let shared = RemoteItemsClient(
    http: URLSession.shared, url: URL(string: "https://shop.example/items.json")!)
}

/// Only the code that creates the screen uses `shared`.
@MainActor
func makeItemsView() -> ItemsView {
  // was: ItemsView(model: ItemsModel()), and its `load` called `RemoteItemsClient.shared`.
  ItemsView(model: ItemsModel(client: RemoteItemsClient.shared))
}
