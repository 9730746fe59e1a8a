import Foundation

/// An invoice of the server. Its version says in what the lines have their prices.
struct Invoice: Decodable {
  let lines: [InvoiceLine]

  private enum CodingKeys: CodingKey { case version, lines }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decodeIfPresent(Int.self, forKey: .version) ?? 1
    lines = try values.decode([InvoiceLine].self, forKey: .lines, configuration: version)
  }
}

struct InvoiceLine: DecodableWithConfiguration {
  let cents: Int

  private enum CodingKeys: CodingKey { case price }

  /// - Parameter version: of the invoice. In version 1, prices are in euros.
  init(from decoder: any Decoder, configuration version: Int) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let price = try values.decode(Int.self, forKey: .price)
    cents = version == 1 ? price * 100 : price
  }
}
