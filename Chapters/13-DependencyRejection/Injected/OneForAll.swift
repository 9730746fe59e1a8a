import Foundation
import ItemsCore

// snippet.one
/// All of it in one type. Whoever wants to decode a page must have an outside.
final class ItemsService: Sendable {
  private let url: URL
  private let outside: Outside

  init(url: URL, outside: Outside) { (self.url, self.outside) = (url, outside) }

  func fetchItems() async throws -> [Item] {
    let data = try await outside.get(url)
    let items = try JSONDecoder().decode([RemoteItem].self, from: data).map(\.item)
    try? await outside.save(items)
    return items
  }
}
// snippet.end
