// with: ../../InYourApp/Items.swift ../../01-StableAndVolatile/InYourApp/RemoteItemsClient.swift ../../05-Adapters/InYourApp/ItemsAdapter.swift
import SwiftUI

/// Makes and joins everything. It is the only type that names `URLSession` and the address.
@MainActor @Observable
final class ShopRoot {
  var path = NavigationPath()
  private let api: ServerAPIClient

  init(base: URL, http: any HTTPClient = URLSession.shared) {
    api = ServerAPIClient(http: http, base: base)
  }

  func makeItems() -> ItemsModel { ItemsModel(client: ItemsAdapter(api: api)) }
  func show(_ item: Item.ID) { path.append(item) }
}

@main
struct ShopApp: App {
  // Optional, because a root as the initial value would be made anew with each `ShopApp`.
  @State private var root: ShopRoot?

  var body: some Scene {
    WindowGroup {
      Group { if let root { RootView(root: root) } }
        .task {
          if root == nil, let url = URL(string: "https://shop.example") {
            root = ShopRoot(base: url)
          }
        }
    }
  }
}

struct RootView: View {
  @Bindable var root: ShopRoot
  @State private var items: ItemsModel?

  var body: some View {
    NavigationStack(path: $root.path) {
      Group { if let items { ItemsView(model: items) } }
        .task { if items == nil { items = root.makeItems() } }
        .navigationDestination(for: Item.ID.self) { Text("Item \($0)") }
    }
  }
}
