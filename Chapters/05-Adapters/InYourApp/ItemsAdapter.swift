// with: ../../InYourApp/Items.swift ../../01-StableAndVolatile/HTTPClient.swift ../../01-StableAndVolatile/InYourApp/RemoteItemsClient.swift
import SwiftUI

/// The client of the whole server, in its own module. It imports no feature.
struct ServerAPIClient: Sendable {
  let http: any HTTPClient
  let base: URL

  func get<Body: Decodable>(_ path: String, as type: Body.Type = Body.self) async throws -> Body {
    try JSONDecoder().decode(type, from: await http.get(from: base.appending(path: path)).get())
  }
}

/// In the app's main module, the only one that uses both the server's JSON and the feature's protocol.
struct ItemsAdapter: ItemsClient {
  struct RemoteItem: Decodable {
    let number: Int
    let item: String
  }

  let api: ServerAPIClient

  func fetchItems() async throws -> [Item] {
    try await api.get("items.json", as: [RemoteItem].self)
      .map { Item(id: $0.number, name: $0.item) }
  }
}

/// In the root. Only this line names the adapter.
@MainActor
func makeItemsModel(api: ServerAPIClient) -> ItemsModel {
  // was: ItemsModel(client: ServerItemsClient())
  ItemsModel(client: ItemsAdapter(api: api))
}
