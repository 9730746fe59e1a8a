import Foundation

/// One price list twice: equal, and filled in another order.
enum Prices {
  static let forwards = filled(Array(0..<500))
  static let backwards = filled((0..<500).reversed())

  private static func filled(_ numbers: [Int]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: numbers.map { ("item \($0)", $0) })
  }
}

/// An encoder that sorts the keys, or one as it comes.
func encoder(sorted: Bool) -> JSONEncoder {
  let encoder = JSONEncoder()
  if sorted { encoder.outputFormatting = .sortedKeys }
  return encoder
}
