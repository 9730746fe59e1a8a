// with: ../../InYourApp/Items.swift ../../01-StableAndVolatile/InYourApp/RemoteItemsClient.swift
import SwiftUI

/// The client of the whole server, in a module of its own. It knows no feature.
struct ServerAPIClient: Sendable {
  let http: any HTTPClient
  let base: URL

  func get<Body: Decodable>(_ path: String, as type: Body.Type = Body.self) async throws -> Body {
    try JSONDecoder().decode(type, from: await http.get(base.appending(path: path)))
  }
}

/// Lives in the app's main module, the only one that knows both sides: what the server sends, and what
/// the feature asks for.
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
