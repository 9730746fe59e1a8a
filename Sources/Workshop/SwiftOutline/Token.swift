/// One token of Swift source text: its kind and its place.
package struct Token: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A name: `foo`, `$0`, or a name in backticks. Contextual keywords are identifiers.
    case identifier
    /// A reserved word, `_` included.
    case keyword
    case number
    indirect case string(StringLiteral)
    /// A regex literal, `/…/` or `#/…/#`.
    case regex
    /// One of `( ) [ ] { } , : :: ; . @ \`.
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
  /// The number of a name in the list of its file's names; -1 for a token of another kind.
  let nameNumber: Int
}

extension Token {
  static let directives: Set<String> = [
    "#if", "#elseif", "#else", "#endif", "#sourceLocation", "#warning", "#error",
  ]

  /// The reserved words, by the number of their letters.
  static let keywords: [[StaticString]] = {
    let all: [StaticString] = [
      "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
      "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
      "public", "static", "struct", "subscript", "typealias", "var",
      "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
      "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
      "Any", "as", "false", "is", "nil", "rethrows", "self", "Self", "super", "throws", "true",
      "try", "_",
    ]
    return (0...15).map { length in all.filter { $0.utf8CodeUnitCount == length } }
  }()
}
