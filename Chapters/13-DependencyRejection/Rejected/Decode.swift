import Foundation
import ItemsCore

/// The pure part: it takes bytes and returns items.
func decode(_ data: Data) throws -> [Item] {
  try JSONDecoder().decode([RemoteItem].self, from: data).map(\.item)
}
