extension StringProtocol {
  /// The text with control and bidirectional characters escaped as in Swift: `\r`, `\u{1B}`, `\u{202E}`. In a
  /// terminal or on a page they could move, hide or reverse other text. Line feeds and tabs stay.
  package var withVisibleControls: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return String(self) }
    return unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control where scalar != "\n" && scalar != "\t", .lineSeparator, .paragraphSeparator:
        scalar.escaped(asASCII: true)
      case .format where scalar.turnsText: scalar.escaped(asASCII: true)
      default: String(scalar)
      }
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether the character only sets the direction of text.
  fileprivate var turnsText: Bool {
    switch value {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
