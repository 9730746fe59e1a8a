import ItemsCore

/// An item as the server writes it.
struct RemoteItem: Decodable {
  let id: Int
  let name: String

  var item: Item { Item(id: id, name: name) }
}
