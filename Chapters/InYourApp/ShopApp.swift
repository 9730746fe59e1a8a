// with: Items.swift
import SwiftUI

struct ServerItemsClient: ItemsClient {
  func fetchItems() async throws -> [Item] {
    guard let url = URL(string: "https://shop.example/items.json") else { throw URLError(.badURL) }
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([Item].self, from: data)
  }
}

/// The root: the only code that names the real client.
@main
struct ShopApp: App {
  @State private var model = ItemsModel(client: ServerItemsClient())

  var body: some Scene {
    WindowGroup { ItemsView(model: model) }
  }
}

// snippet.previews
#if DEBUG
  /// Replaces the real client in tests and previews.
  struct StubItemsClient: ItemsClient {
    var result: Result<[Item], any Error> = .success([Item(id: 1, name: "tea")])

    func fetchItems() async throws -> [Item] { try result.get() }
  }

  struct ItemsPreviews: PreviewProvider {
    static var previews: some View { ItemsView(model: ItemsModel(client: StubItemsClient())) }
  }
#endif
// snippet.end
