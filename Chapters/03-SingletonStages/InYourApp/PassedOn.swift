// with: ../../InYourApp/Items.swift
import SwiftUI

/// The first stage: each screen finds the client itself, and no test can give it another one.
@MainActor @Observable
final class SharedItemsModel {
  private(set) var items: [Item] = []

  func load() async { items = (try? await ShopClient.shared.fetchItems()) ?? [] }
}

final class ShopClient: ItemsClient {
  static let shared = ShopClient()

  func fetchItems() async throws -> [Item] { [] }
}

/// The last stage: the client is a parameter, and only the root says `shared`.
@MainActor
func makeItemsView() -> ItemsView { ItemsView(model: ItemsModel(client: ShopClient.shared)) }
