/// One token of Swift source text: what it is, and where it stands.
package struct Token: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A name: `foo`, `$0`, or a name in backticks. Contextual keywords are identifiers.
    case identifier
    /// A reserved word, `_` included.
    case keyword
    case number
    case string(StringLiteral)
    /// An extended regex literal, `#/…/#`.
    case regex
    /// One of `( ) [ ] { } , : ; . @ \`.
    case punctuation
    /// An operator, with `=`, `->`, `?`, `!`, `<` and `>` among them.
    case `operator`
    /// `#` and a name, as in `#expect`.
    case pound
    /// One of `#if #elseif #else #endif #sourceLocation #warning #error`.
    case directive
    /// A comment of any form, or the `#!` line at the start of a file.
    case comment
  }

  package let kind: Kind
  /// The byte offsets of the token in its file.
  package let range: Range<Int>
  /// The line the token begins on, counted from 1.
  package let line: Int
  /// The column the token begins at, counted in bytes from 1.
  package let column: Int
}

extension Token {
  static let directives: Set<String> = [
    "#if", "#elseif", "#else", "#endif", "#sourceLocation", "#warning", "#error",
  ]

  static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "static", "struct", "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
    "Any", "as", "false", "is", "nil", "rethrows", "self", "Self", "super", "throws", "true", "try",
    "_",
  ]

  /// 1 at the hash of each keyword, so that most other words need no look-up in `keywords`.
  private static let sieve: [UInt8] = keywords.reduce(into: Array(repeating: 0, count: 512)) {
    sieve, keyword in
    var keyword = keyword
    keyword.withUTF8 { bytes in
      if let start = bytes.baseAddress { sieve[number(of: start, count: bytes.count)] = 1 }
    }
  }

  private static func number(of word: UnsafePointer<UInt8>, count: Int) -> Int {
    (Int(word[0]) + Int(word[count - 1]) * 8 + count * 32) & 511
  }

  /// Whether a word of at least one byte is a keyword.
  static func isKeyword(_ word: UnsafePointer<UInt8>, count: Int) -> Bool {
    guard sieve[number(of: word, count: count)] == 1 else { return false }
    let bytes = UnsafeBufferPointer(start: word, count: count)
    return keywords.contains(String(decoding: bytes, as: UTF8.self))
  }
}
