// with: ../../InYourApp/Items.swift
import SwiftUI

/// The smell: it calls the server while the app is still being composed.
@MainActor @Observable
final class EagerItemsModel {
  private(set) var items: [Item] = []

  init(client: any ItemsClient) {
    Task { items = (try? await client.fetchItems()) ?? [] }
  }
}

/// The repair: `ItemsModel` stores its client, and the view decides when to load.
struct ItemsTab: View {
  let model: ItemsModel

  var body: some View {
    List(model.items) { Text($0.name) }
      .task { await model.load() }
  }
}

/// Not a middle man: it takes a closure, and not the client that only the list needs.
struct HomeView: View {
  let name: String
  let makeItems: () -> ItemsModel
  @State private var items: ItemsModel?

  var body: some View {
    VStack {
      Text("Hello, \(name)")
      if let items {
        ItemsTab(model: items)
      } else {
        Button("Items") { items = makeItems() }
      }
    }
  }
}

/// In the root. Only the closure has what the list needs.
@MainActor
func makeHome(client: any ItemsClient) -> HomeView {
  // was: HomeView(name: "Ada", client: client)
  HomeView(name: "Ada", makeItems: { ItemsModel(client: client) })
}
