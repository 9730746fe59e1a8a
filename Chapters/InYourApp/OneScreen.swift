import SwiftUI

/// What the screen needs from outside: one function.
struct ItemsClient: Sendable {
  var fetchItems: @Sendable () async throws -> [String]
}

@MainActor @Observable
final class ItemsModel {
  private(set) var lines: [String] = []
  private let client: ItemsClient

  init(client: ItemsClient) { self.client = client }

  func load() async {
    do { lines = try await client.fetchItems() } catch { lines = ["No items. Try again."] }
  }
}

struct ItemsView: View {
  let model: ItemsModel

  var body: some View {
    List(model.lines, id: \.self) { Text($0) }
      .task { await model.load() }
  }
}

extension ItemsClient {
  /// The real one.
  static let live = ItemsClient {
    let url = URL(string: "https://shop.example/items.json")!
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([String].self, from: data)
  }
}

/// The root: the one place that names the real client.
@main
struct ShopApp: App {
  @State private var model = ItemsModel(client: .live)

  var body: some Scene {
    WindowGroup { ItemsView(model: model) }
  }
}

/// A preview, and a test, make the model with another client.
struct ItemsPreviews: PreviewProvider {
  static var previews: some View {
    ItemsView(model: ItemsModel(client: ItemsClient { ["tea", "milk"] }))
  }
}
