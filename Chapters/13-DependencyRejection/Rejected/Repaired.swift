import Foundation
import ItemsCore

/// `RemoteItem` after the repair.
private struct RepairedItem: Decodable {
  let id: Int
  let name: String
  let cents: Int

  enum CodingKeys: String, CodingKey {
    case id, name
    case cents = "price"
  }
}

func decodeRepaired(_ data: Data) throws -> [Item] {
  try JSONDecoder().decode([RepairedItem].self, from: data)
    .map { Item(id: $0.id, name: $0.name, cents: $0.cents) }
}
