import Foundation
import ItemsCore

/// All of it in one type. To decode a page, you must have an outside.
final class ItemsService {
  private let outside: any Outside

  init(outside: any Outside) { self.outside = outside }

  func fetchItems() throws -> [Item] {
    let data = try outside.get(.items)
    let items = try JSONDecoder().decode([RemoteItem].self, from: data).map(\.item)
    do {
      try outside.save(KeptItems(savedAt: outside.time, items: items))
    } catch {
      outside.report(error)
    }
    return items
  }
}
