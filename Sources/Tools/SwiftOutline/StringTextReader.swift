/// Turns the raw text of a string literal into its value.
struct StringTextReader {
  let tokenizer: Tokenizer
  let delimiters: StringDelimiters
  let indentation: [UInt8]

  /// Resolves the escapes of a text and removes the indentation of its lines.
  func value(of range: Range<Int>, beginsLine: Bool) throws(OutlineError) -> String {
    var source = tokenizer
    source.position = range.lowerBound
    var value = String.UnicodeScalarView()
    var beginsLine = beginsLine
    while true {
      if beginsLine { try skipIndentation(&source) }
      beginsLine = false
      guard source.position < range.upperBound, let scalar = source.current else { break }
      if scalar == "\\" && source.sees(delimiters.escape) {
        let escaped = try readEscape(&source, end: range.upperBound)
        if let escaped { value.append(escaped) } else { beginsLine = true }
      } else if scalar.isNewline {
        // A line of a literal ends with `\n`, however the line of the file ends.
        source.position += source.sees("\r\n") ? 2 : 1
        value.append("\n")
        beginsLine = true
      } else {
        source.position += UTF8.width(scalar)
        value.append(scalar)
      }
    }
    return String(value)
  }

  private func skipIndentation(_ source: inout Tokenizer) throws(OutlineError) {
    if source.bytes[source.position...].starts(with: indentation) {
      source.position += indentation.count
    } else if source.current?.isNewline != true {
      throw source.refusal(
        "this line must begin with the white space before the closing quotes", at: source.position)
    }
  }

  /// Reads one escape; nil stands for an escaped line break, which adds nothing to the value.
  private func readEscape(
    _ source: inout Tokenizer, end: Int
  ) throws(OutlineError) -> Unicode.Scalar? {
    let start = source.position
    source.position += delimiters.escape.utf8.count
    guard source.position < end, let scalar = source.current else {
      throw source.refusal("the last line of a multi-line string cannot end with '\\'", at: start)
    }
    source.position += UTF8.width(scalar)
    switch scalar {
    case "0": return "\0"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "\"", "'", "\\": return scalar
    case "u": return try readUnicodeEscape(&source, from: start)
    case _ where scalar.isWhiteSpace && delimiters.isMultiline:
      source.position -= 1
      source.skip { $0 == " " || $0 == "\t" }
      guard source.position < end, source.current?.isNewline == true else { break }
      source.position += source.sees("\r\n") ? 2 : 1
      return nil
    default: break
    }
    throw source.refusal("this escape is not one that Swift knows", at: start)
  }

  private func readUnicodeEscape(
    _ source: inout Tokenizer, from start: Int
  ) throws(OutlineError) -> Unicode.Scalar {
    let opens = source.sees("{")
    source.position += 1
    let digitsStart = source.position
    source.skip { $0.isHexDigit }
    let digits = opens ? source.text(from: digitsStart) : ""
    guard source.sees("}"), digits.utf8.count <= 8,
      let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
    else {
      throw source.refusal("'\\u{…}' needs the 1 to 8 hex digits of a character", at: start)
    }
    source.position += 1
    return scalar
  }
}
