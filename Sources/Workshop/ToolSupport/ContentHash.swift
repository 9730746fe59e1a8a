/// A hash that identifies a version of a text.
///
/// FNV-1a (Fowler, Noll and Vo, 1991) with 64 bits. It is not cryptographic.
///
/// - Complexity: O(*n*) in the bytes.
package struct ContentHash: Sendable, Hashable, CustomStringConvertible {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  package init(_ parts: String...) { self.init(parts) }

  /// Each part is hashed with its length, so `"ab", "c"` differs from `"a", "bc"`.
  package init(_ parts: [String]) {
    for var part in parts {
      var length = "\(part.utf8.count):"
      length.withUTF8 { combine($0) }
      part.withUTF8 { combine($0) }
    }
  }

  package init(bytes: [UInt8]) { bytes.withUnsafeBufferPointer { combine($0) } }

  /// Reads raw memory, because anything else is slow in an unoptimized build.
  private mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      state = (state ^ UInt64(bytes[index])) &* 0x100_0000_01b3
      index += 1
    }
  }

  /// Sixteen hexadecimal digits.
  package var description: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The first eight digits, which a verdict shows.
  package var short: String { String(description.prefix(8)) }
}
