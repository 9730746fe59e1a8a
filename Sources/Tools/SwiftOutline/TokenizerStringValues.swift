// The value of a string literal: its raw text without escapes and indentation.
extension Tokenizer {
  /// Resolves the escapes of a text and removes the indentation of its lines. The position stays
  /// where it is.
  ///
  /// - Parameter indentation: where the white space stands that each line begins with.
  mutating func value(
    of range: Range<Int>, in delimiters: StringDelimiters, indentation: Range<Int>, beginsLine: Bool
  ) throws(OutlineError) -> String {
    let start = position
    defer { position = start }
    position = range.lowerBound
    var value: [UInt8] = []
    var beginsLine = beginsLine
    while true {
      if beginsLine { try skip(indentation: indentation) }
      beginsLine = false
      guard position < range.upperBound else { break }
      let byte = current
      if seesEscape(in: delimiters) {
        let escaped = try readEscape(in: delimiters, before: range.upperBound)
        if let escaped { value += escaped.utf8 } else { beginsLine = true }
      } else if byte.isNewline {
        // A line of a literal ends with `\n`, however the line of the file ends.
        position += sees("\r\n") ? 2 : 1
        value.append(UInt8(ascii: "\n"))
        beginsLine = true
      } else {
        position += 1
        value.append(byte)
      }
    }
    return String(decoding: value, as: UTF8.self)
  }

  private mutating func skip(indentation: Range<Int>) throws(OutlineError) {
    var offset = 0
    while offset < indentation.count {
      guard bytes[position + offset] == bytes[indentation.lowerBound + offset] else {
        if current.isNewline { return }
        throw refusal(
          "this line must begin with the white space before the closing quotes", at: position)
      }
      offset += 1
    }
    position += indentation.count
  }

  /// Reads one escape; nil stands for an escaped line break, which adds nothing to the value.
  private mutating func readEscape(
    in delimiters: StringDelimiters, before end: Int
  ) throws(OutlineError) -> Unicode.Scalar? {
    let start = position
    position += 1 + delimiters.poundCount
    guard position < end else {
      throw refusal("the last line of a multi-line string cannot end with '\\'", at: start)
    }
    let byte = current
    position += 1
    switch byte {
    case UInt8(ascii: "0"): return "\0"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try readUnicodeEscape(from: start)
    case _ where byte.isWhiteSpace && delimiters.isMultiline:
      position -= 1
      while current == UInt8(ascii: " ") || current == UInt8(ascii: "\t") { position += 1 }
      guard position < end, current.isNewline else { break }
      position += sees("\r\n") ? 2 : 1
      return nil
    default: break
    }
    throw refusal("this escape is not one that Swift knows", at: start)
  }

  private mutating func readUnicodeEscape(from start: Int) throws(OutlineError) -> Unicode.Scalar {
    let opens = sees("{")
    position += 1
    let digitsStart = position
    while current.isHexDigit { position += 1 }
    let digits = opens ? text(from: digitsStart) : ""
    guard sees("}"), digits.utf8.count <= 8,
      let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
    else {
      throw refusal("'\\u{…}' needs the 1 to 8 hex digits of a character", at: start)
    }
    position += 1
    return scalar
  }
}
