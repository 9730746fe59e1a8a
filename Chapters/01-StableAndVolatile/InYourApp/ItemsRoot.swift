// with: ../../InYourApp/Items.swift ../HTTPClient.swift RemoteItemsClient.swift
import SwiftUI

@main
struct ShopApp: App {
  @State private var model = ItemsModel(
    // was: ServerItemsClient()
    client: RemoteItemsClient(
      http: URLSession.shared, url: URL(string: "https://shop.example/items.json")!))

  var body: some Scene {
    WindowGroup { ItemsView(model: model) }
  }
}
