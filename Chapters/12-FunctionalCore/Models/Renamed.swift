import ItemsCore

// snippet.renamed
/// The server's model once the server calls the name a title.
enum Renamed {
  struct RemoteItem: Decodable {
    let id: Int
    let title: String
    let cents: Int

    var item: Item { Item(id: id, name: title, cents: cents) }
  }
}
// snippet.end
