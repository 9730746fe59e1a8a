import Foundation
import ItemsCore

/// The pure part: it takes bytes and returns items.
// snippet.decode
func decode(_ data: Data) throws -> [Item] {
  try JSONDecoder().decode([RemoteItem].self, from: data).map(\.item)
}
// snippet.end
