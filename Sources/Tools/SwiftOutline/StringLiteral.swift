/// The content of a string literal of any form.
package struct StringLiteral: Sendable, Equatable {
  package enum Segment: Sendable, Equatable {
    /// Text with its escapes resolved and the indentation of a multi-line literal removed.
    case text(String)
    /// The tokens between `\(` and `)`, comments included.
    case interpolation([Token])
  }

  /// The parts in order; a text is never empty, so an empty literal has none.
  package let segments: [Segment]

  /// The value of the literal, or nil when it has an interpolation.
  package var plainValue: String? {
    var value = ""
    for segment in segments {
      guard case .text(let text) = segment else { return nil }
      value += text
    }
    return value
  }
}
