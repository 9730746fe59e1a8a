// with: ../../InYourApp/Items.swift ../../InYourApp/ShopApp.swift
import SwiftUI

/// The client of a view if no view above it has set one. A debug build stops, and a release build
/// shows the message for an error.
struct MissingItemsClient: ItemsClient {
  struct IsMissing: Error {}

  func fetchItems() async throws -> [Item] {
    assertionFailure("Set itemsClient on a view above.")
    throw IsMissing()
  }
}

struct ItemsClientKey: EnvironmentKey {
  static let defaultValue: any ItemsClient = MissingItemsClient()
}

extension EnvironmentValues {
  var itemsClient: any ItemsClient {
    get { self[ItemsClientKey.self] }
    set { self[ItemsClientKey.self] = newValue }
  }
}

/// Property injection: SwiftUI sets the client after `init`, so only `body` can read it.
struct ItemsPage: View {
  @Environment(\.itemsClient) private var client

  var body: some View { OwnItemsView(client: client) }
}

/// Initializer injection: the client is available in `init`, so this view can create its model.
struct OwnItemsView: View {
  @State private var model: ItemsModel

  init(client: any ItemsClient) {
    _model = State(initialValue: ItemsModel(client: client))
  }

  var body: some View { ItemsView(model: model) }
}

/// The root sets the client on a view above the page.
@MainActor
func makeItemsPage() -> some View {
  // was: ItemsView(model: ItemsModel(client: ServerItemsClient()))
  ItemsPage().environment(\.itemsClient, ServerItemsClient())
}
