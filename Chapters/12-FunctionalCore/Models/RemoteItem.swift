import Foundation
import ItemsCore

// snippet.remote
/// An item as the server writes it: a data transfer object. It ends here.
struct RemoteItem: Decodable {
  let id: Int
  let name: String

  var item: Item { Item(id: id, name: name) }
}

/// The mapper of this boundary.
func remoteItems(in data: Data) throws -> [Item] {
  try JSONDecoder().decode([RemoteItem].self, from: data).map(\.item)
}
// snippet.end

// snippet.renamed
/// The same, once the server calls the name a title.
struct RetitledRemoteItem: Decodable {
  let id: Int
  let title: String

  var item: Item { Item(id: id, name: title) }
}
// snippet.end
