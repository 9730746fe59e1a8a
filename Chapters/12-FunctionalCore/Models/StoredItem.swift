import Foundation
import ItemsCore

/// An item as the file stores it.
struct StoredItem: Codable {
  let id: Int
  let name: String
  let cents: Int
}

struct StoredItems: Codable {
  let items: [StoredItem]
  let seconds: Int64
}

/// Maps between the file and the core, in both directions.
extension CachedItems {
  init(file: Data) throws {
    let stored = try JSONDecoder().decode(StoredItems.self, from: file)
    self.init(
      savedAt: .seconds(stored.seconds),
      items: stored.items.map { Item(id: $0.id, name: $0.name, cents: $0.cents) })
  }

  var file: Data {
    let stored = StoredItems(
      items: items.map { StoredItem(id: $0.id, name: $0.name, cents: $0.cents) },
      seconds: savedAt.components.seconds)
    // Numbers and strings can always be encoded.
    return try! JSONEncoder().encode(stored)
  }
}
