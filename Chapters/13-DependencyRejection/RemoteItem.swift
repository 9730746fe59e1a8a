import ItemsCore

/// An item as the server sends it.
struct RemoteItem: Decodable {
  let id: Int
  let name: String
  let cents: Int

  var item: Item { Item(id: id, name: name, cents: cents) }
}
