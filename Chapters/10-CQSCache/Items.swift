// What the document's screens need. The cache's protocols are in Served.

struct Item: Codable, Equatable, CustomStringConvertible {
  let name: String

  var description: String { name }
}

protocol ItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void)
}
