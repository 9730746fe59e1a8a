/// Turns the raw text of a string literal into its value.
struct StringTextReader {
  private let delimiters: StringDelimiters
  /// Where the white space stands that each line begins with, to be removed.
  private let indentation: Range<Int>
  private let end: Int
  /// It stands where the text is read next.
  private var source: Tokenizer

  init(
    tokenizer: Tokenizer, delimiters: StringDelimiters, indentation: Range<Int>, range: Range<Int>
  ) {
    (self.delimiters, self.indentation, end) = (delimiters, indentation, range.upperBound)
    source = tokenizer
    source.position = range.lowerBound
  }

  /// Resolves the escapes of the text and removes the indentation of its lines.
  mutating func value(beginsLine: Bool) throws(OutlineError) -> String {
    var value: [UInt8] = []
    var beginsLine = beginsLine
    while true {
      if beginsLine { try skipIndentation() }
      beginsLine = false
      guard source.position < end else { break }
      let byte = source.current
      if source.seesEscape(in: delimiters) {
        let escaped = try readEscape()
        if let escaped { value += escaped.utf8 } else { beginsLine = true }
      } else if byte.isNewline {
        // A line of a literal ends with `\n`, however the line of the file ends.
        source.position += source.sees("\r\n") ? 2 : 1
        value.append(UInt8(ascii: "\n"))
        beginsLine = true
      } else {
        source.position += 1
        value.append(byte)
      }
    }
    return String(decoding: value, as: UTF8.self)
  }

  private mutating func skipIndentation() throws(OutlineError) {
    var offset = 0
    while offset < indentation.count {
      guard source.bytes[source.position + offset] == source.bytes[indentation.lowerBound + offset]
      else {
        if source.current.isNewline { return }
        throw source.refusal(
          "this line must begin with the white space before the closing quotes",
          at: source.position)
      }
      offset += 1
    }
    source.position += indentation.count
  }

  /// Reads one escape; nil stands for an escaped line break, which adds nothing to the value.
  private mutating func readEscape() throws(OutlineError) -> Unicode.Scalar? {
    let start = source.position
    source.position += 1 + delimiters.poundCount
    guard source.position < end else {
      throw source.refusal("the last line of a multi-line string cannot end with '\\'", at: start)
    }
    let byte = source.current
    source.position += 1
    switch byte {
    case UInt8(ascii: "0"): return "\0"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try readUnicodeEscape(from: start)
    case _ where byte.isWhiteSpace && delimiters.isMultiline:
      source.position -= 1
      while source.current == UInt8(ascii: " ") || source.current == UInt8(ascii: "\t") {
        source.position += 1
      }
      guard source.position < end, source.current.isNewline else { break }
      source.position += source.sees("\r\n") ? 2 : 1
      return nil
    default: break
    }
    throw source.refusal("this escape is not one that Swift knows", at: start)
  }

  private mutating func readUnicodeEscape(from start: Int) throws(OutlineError) -> Unicode.Scalar {
    let opens = source.sees("{")
    source.position += 1
    let digitsStart = source.position
    while source.current.isHexDigit { source.position += 1 }
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
