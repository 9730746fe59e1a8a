import Foundation

/// Two equal price lists, filled in opposite order.
enum Prices {
  static let forwards = priceList(of: Array(0..<500))
  static let backwards = priceList(of: (0..<500).reversed())

  private static func priceList(of numbers: [Int]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: numbers.map { ("item \($0)", $0) })
  }
}

/// An encoder that sorts the keys, or the default one.
func encoder(sorted: Bool) -> JSONEncoder {
  let encoder = JSONEncoder()
  if sorted { encoder.outputFormatting = .sortedKeys }
  return encoder
}
