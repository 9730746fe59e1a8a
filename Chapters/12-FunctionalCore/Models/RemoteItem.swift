import Foundation
import ItemsCore

/// An item as the server sends it.
struct RemoteItem: Decodable {
  let id: Int
  let name: String
  let cents: Int

  var item: Item { Item(id: id, name: name, cents: cents) }
}

/// Maps the server's items to the core's.
func remoteItems(in data: Data) throws -> [Item] {
  try JSONDecoder().decode([RemoteItem].self, from: data).map(\.item)
}

/// The server's model after the server has renamed the key.
enum Renamed {
  struct RemoteItem: Decodable {
    let id: Int
    let title: String
    let cents: Int

    var item: Item { Item(id: id, name: title, cents: cents) }
  }
}
