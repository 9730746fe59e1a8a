/// The character classes of names and operators in the Swift grammar.
///
/// Most of a file is ASCII, so the byte is looked at first, and a scalar is decoded only beyond
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
  /// Whether it is one of `! % & * + - . / < = > ? ^ | ~`, or a non-ASCII character, such as `≤`,
  /// that belongs to an operator. Any other beyond ASCII is part of a name.
  var isOperator: Bool {
    switch self {
    case "!", "%", "&", "*", "+", "-"..."/", "<"..."?", "^", "|", "~": true
    default: !isASCII && properties.generalCategory == .mathSymbol
    }
  }
}
