// with: ../../InYourApp/Items.swift ../../01-StableAndVolatile/InYourApp/RemoteItemsClient.swift
import SwiftUI

/// One client for all screens. `async` takes the place of the completion handler.
extension RemoteItemsClient {
  static let shared = RemoteItemsClient(
    http: URLSession.shared, url: URL(string: "https://shop.example/items.json")!)
}

/// Before: the model finds the client itself, so its test asks the real server.
@MainActor @Observable
final class SharedItemsModel {
  private(set) var items: [Item] = []

  func load() async { items = (try? await RemoteItemsClient.shared.fetchItems()) ?? [] }
}

/// After: `ItemsModel` takes any client. Only the code that makes the screen says `shared`.
@MainActor
func makeItemsView() -> ItemsView {
  ItemsView(model: ItemsModel(client: RemoteItemsClient.shared))
}
