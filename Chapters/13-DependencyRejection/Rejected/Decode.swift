import Foundation
import ItemsCore

// snippet.decode
/// The pure part: bytes in, items out.
func decode(_ data: Data) throws -> [Item] {
  try JSONDecoder().decode([RemoteItem].self, from: data).map(\.item)
}
// snippet.end
