// Parts of URLs, in pages and requests. Nothing here traps, whatever the text is.
extension StringProtocol {
  /// The text before and after the first occurrence of a character; the second is nil if there is none.
  func cut(at character: Character) -> (before: SubSequence, after: SubSequence?) {
    guard let index = firstIndex(of: character) else { return (self[...], nil) }
    return (self[..<index], self[self.index(after: index)...])
  }

  /// The text as the path of a URL: characters with a meaning in URLs, HTML or a terminal become
  /// `%20` and the like. Slashes stay.
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

  /// The decoded text; nil if a percent code is incomplete or the result isn't UTF-8.
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

  /// Whether the text contains a control character such as NUL, which ends a system path.
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
