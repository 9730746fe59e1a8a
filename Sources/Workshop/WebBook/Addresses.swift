/// Texts of addresses, in pages and in requests. None of it traps, whatever the text is.
extension StringProtocol {
  /// The text before the first such character, and the text behind it: nil where there is none.
  func cut(at character: Character) -> (before: SubSequence, behind: SubSequence?) {
    guard let place = firstIndex(of: character) else { return (self[...], nil) }
    return (self[..<place], self[index(after: place)...])
  }

  /// The text as a path in an address: what has a meaning in addresses, in HTML or in a terminal becomes
  /// `%20` and the like; slashes stay.
  package var percentEncoded: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The decoded text; nil where a percent code is incomplete, or where it isn't UTF-8.
  var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = utf8.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next()?.hexadecimalDigit, let low = rest.next()?.hexadecimalDigit else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Whether a control character is in it, such as NUL, at which a system's path ends.
  var hasControls: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
