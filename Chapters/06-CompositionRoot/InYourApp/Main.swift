// with: ../../InYourApp/Items.swift ../../01-StableAndVolatile/HTTPClient.swift ../../01-StableAndVolatile/InYourApp/RemoteItemsClient.swift
import SwiftUI

/// Chooses the app before a root exists. `ShopApp` has no `@main` any more.
@main
enum Main {
  static func main() {
    if ProcessInfo.processInfo.environment["SHOP_UNIT_TESTS"] == nil {
      ShopApp.main()
    } else {
      EmptyApp.main()
    }
  }
}

/// Makes no root, so nothing starts before the first test.
struct EmptyApp: App {
  var body: some Scene { WindowGroup { EmptyView() } }
}

struct ShopApp: App {
  @State private var model = ItemsModel(
    client: RemoteItemsClient(
      http: URLSession.shared, url: URL(string: "https://shop.example/items.json")!))

  var body: some Scene {
    WindowGroup { ItemsView(model: model) }
  }
}
