// with: ../../InYourApp/Items.swift
import SwiftUI

struct ServerItemsClient: ItemsClient {
  func fetchItems() async throws -> [Item] { throw URLError(.notConnectedToInternet) }
}

/// Makes its model with the real client, so its preview calls the real service.
struct FixedItemsScreen: View {
  @State private var model = ItemsModel(client: ServerItemsClient())

  var body: some View { ItemsView(model: model) }
}

/// The default for views without a modifier above them.
struct NoItemsClient: ItemsClient {
  func fetchItems() async throws -> [Item] { [] }
}

struct ItemsClientKey: EnvironmentKey {
  static let defaultValue: any ItemsClient = NoItemsClient()
}

extension EnvironmentValues {
  var itemsClient: any ItemsClient {
    get { self[ItemsClientKey.self] }
    set { self[ItemsClientKey.self] = newValue }
  }
}

/// Makes the model when the view is in the tree, with the client of its environment.
struct ItemsScreen: View {
  @Environment(\.itemsClient) private var client
  @State private var model: ItemsModel?

  var body: some View {
    Group { if let model { ItemsView(model: model) } else { ProgressView() } }
      .task { if model == nil { model = ItemsModel(client: client) } }
  }
}

struct TwoItemsClient: ItemsClient {
  func fetchItems() async throws -> [Item] { [Item(id: 1, name: "Tea"), Item(id: 2, name: "Mug")] }
}

struct ItemsPreviews: PreviewProvider {
  static var previews: some View { ItemsScreen().environment(\.itemsClient, TwoItemsClient()) }
}

extension View {
  /// The app's values. Call it on the root view of each window and hosting controller.
  func shopEnvironment() -> some View { environment(\.itemsClient, ServerItemsClient()) }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { ItemsScreen().shopEnvironment() }
  }
}
