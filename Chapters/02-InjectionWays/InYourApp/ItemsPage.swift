// with: ../../InYourApp/Items.swift
import SwiftUI

/// The client of a view if no view above it has set one.
struct MissingItemsClient: ItemsClient {
  func fetchItems() async throws -> [Item] {
    assertionFailure("Set itemsClient on a view above.")
    return []
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
