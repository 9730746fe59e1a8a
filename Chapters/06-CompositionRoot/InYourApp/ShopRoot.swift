// with: ../../InYourApp/Items.swift ../../01-StableAndVolatile/HTTPClient.swift ../../01-StableAndVolatile/InYourApp/RemoteItemsClient.swift ../../05-Adapters/InYourApp/ItemsAdapter.swift
import SwiftUI

/// Reports that the user has logged in, independently of what comes next.
struct LoginView: View {
  let onLogin: () -> Void

  var body: some View { Button("Log in") { onLogin() } }
}

/// Makes all objects, and decides which page comes next. No other type names the server or the adapter.
@MainActor @Observable
final class ShopRoot {
  enum Page: Hashable {
    case items
    case detail(Item.ID)
  }

  var path: [Page] = []
  private let api: ServerAPIClient

  init(http: any HTTPClient) {
    api = ServerAPIClient(http: http, base: URL(string: "https://shop.example")!)
  }

  func didLogin() { path = [.items] }

  func didPick(_ item: Item) { path.append(.detail(item.id)) }

  func makeItems() -> ItemsModel {
    // was, in Chapter 0: ItemsModel(client: ServerItemsClient())
    ItemsModel(client: ItemsAdapter(api: api))
  }
}

struct RootView: View {
  @Bindable var root: ShopRoot

  var body: some View {
    NavigationStack(path: $root.path) {
      LoginView(onLogin: root.didLogin)
        .navigationDestination(for: ShopRoot.Page.self) { page in
          switch page {
          case .items: ItemsScreen(makeModel: root.makeItems, onPick: root.didPick)
          case .detail(let id): Text("Item \(id)")
          }
        }
    }
  }
}

/// Owns the model while the list is open. SwiftUI creates this struct many times, and would create an
/// initial value each time, so `.task` creates the model once. After *back*, `.task` only loads again.
struct ItemsScreen: View {
  let makeModel: () -> ItemsModel
  let onPick: (Item) -> Void
  @State private var model: ItemsModel?

  var body: some View {
    List(model?.items ?? []) { item in Button(item.name) { onPick(item) } }
      .task {
        if model == nil { model = makeModel() }
        await model?.load()
      }
  }
}

/// SwiftUI creates the `App` once, so the root can be an initial value.
@main
struct ShopApp: App {
  @State private var root = ShopRoot(http: URLSession.shared)

  var body: some Scene {
    WindowGroup { RootView(root: root) }
  }
}
