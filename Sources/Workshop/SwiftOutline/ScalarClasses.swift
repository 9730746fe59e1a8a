/// The character classes of names and operators in the Swift grammar.
///
/// Most of a file is ASCII, so the byte is checked first, and a scalar is decoded only beyond
/// ASCII.
extension UInt8 {
  var isWhiteSpace: Bool { self == 0x20 || self >= 0x9 && self <= 0xD }
  var isNewline: Bool { self == 0xA || self == 0xD }
  var isASCII: Bool { self < 0x80 }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Whether a name can begin with this byte: `_` or a letter.
  var isIdentifierHead: Bool { self == 0x5F || (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

  /// Whether a name can continue with this byte; `$` is allowed there.
  var isIdentifierTail: Bool { isIdentifierHead || isDigit || self == 0x24 }
}

extension Unicode.Scalar {
  /// Whether an operator can begin with this character: one of `! % & * + - . / < = > ? ^ | ~`, or
  /// a sign such as `≤` and `…`. Any other character beyond ASCII is part of a name.
  var isOperator: Bool {
    switch value {
    case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D...0x2F, 0x3C...0x3F, 0x5E, 0x7C, 0x7E: true
    case 0...0xA0: false
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: true
    case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: true
    case 0x3001...0x3003, 0x3008...0x3020, 0x3030: true
    default: false
    }
  }

  /// Whether this is a mark, such as an accent, that an operator can contain after its first character.
  var continuesOperator: Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      true
    default: false
    }
  }
}
