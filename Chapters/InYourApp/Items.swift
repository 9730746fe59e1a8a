import SwiftUI

struct Item: Codable, Identifiable, Sendable {
  let id: Int
  let name: String
}

protocol ItemsClient: Sendable {
  func fetchItems() async throws -> [Item]
}

@MainActor @Observable
final class ItemsModel {
  private(set) var items: [Item] = []
  private(set) var message = ""
  private let client: any ItemsClient

  init(client: any ItemsClient) { self.client = client }

  func load() async {
    do {
      items = try await client.fetchItems()
      message = ""
    } catch {
      // The customer has left the screen, so don't show an error.
      if Task.isCancelled { return }
      message = "No items. Try again."
    }
  }
}

struct ItemsView: View {
  let model: ItemsModel

  var body: some View {
    VStack {
      Text(model.message)
      List(model.items) { Text($0.name) }
    }
    .task { await model.load() }
  }
}
