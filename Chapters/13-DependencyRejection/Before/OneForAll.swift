import Foundation
import ItemsCore

/// A single type that does everything, so even decoding a page needs an `Outside`.
final class ItemsService {
  private let outside: any Outside

  init(outside: any Outside) { self.outside = outside }

  func fetchItems() throws -> [Item] {
    let data = try outside.get(.items)
    let items = try JSONDecoder().decode([RemoteItem].self, from: data).map(\.item)
    do {
      try outside.save(CachedItems(savedAt: outside.time, items: items))
    } catch {
      outside.report(error)
    }
    return items
  }
}
