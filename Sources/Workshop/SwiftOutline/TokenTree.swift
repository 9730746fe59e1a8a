/// Tokens without their comments, and with every opening bracket paired with its closing one.
///
/// An operator with angle brackets in it, such as `>?`, is split into pieces, because the end of
/// `Array<Int>?` has two parts with different meanings. A tree is immutable, and the types of an
/// outline refer to it.
package final class TokenTree: Sendable {
  let bytes: [UInt8]
  package let tokens: [Token]
  /// The names of the file, each once.
  package let names: [String]
  /// For every opening bracket, the index of its closing one, and -1 for any other token.
  private let closings: [Int]
  /// The first unmatched bracket, with the error message.
  let imbalance: (index: Int, message: String)?

  init(_ all: [Token], names: [String], bytes: [UInt8]) {
    var tokens: [Token] = []
    tokens.reserveCapacity(all.count)
    for token in all {
      switch token.kind {
      case .comment: continue
      // The operator contains `<` or `>`.
      case .operator where bytes[token.range].contains { $0 == 0x3C || $0 == 0x3E }:
        tokens += Self.pieces(of: token, in: bytes)
      default: tokens.append(token)
      }
    }
    (self.bytes, self.tokens, self.names) = (bytes, tokens, names)
    let pairs = BracketPairs(of: tokens, in: bytes)
    (closings, imbalance) = (pairs.closings, pairs.imbalance)
  }

  private static func pieces(of token: Token, in bytes: [UInt8]) -> [Token] {
    let start = token.range.lowerBound
    func isSingle(_ offset: Int) -> Bool { "<>?!".utf8.contains(bytes[offset]) }
    func beginsArrow(_ offset: Int) -> Bool { bytes[offset...].starts(with: "->".utf8) }
    let starts = token.range.filter { offset in
      offset == start || beginsArrow(offset) || isSingle(offset - 1)
        || isSingle(offset) && !beginsArrow(offset - 1)
    }
    return zip(starts, starts.dropFirst() + [token.range.upperBound]).map { from, to in
      Token(
        kind: .operator, range: from..<to, line: token.line, column: token.column + from - start,
        nameNumber: -1)
    }
  }

  // MARK: - Looking at tokens

  /// The words that begin a header, which a body follows.
  static let headerWords: Set<String> = ["if", "guard", "for", "while", "switch", "catch"]

  /// The bytes from the first to the last of some tokens.
  func range(of tokens: Range<Int>) -> Range<Int> {
    self.tokens[tokens.lowerBound].range
      .lowerBound..<self.tokens[tokens.upperBound - 1].range.upperBound
  }

  /// The index of the bracket that closes the one at an index; nil for any other token. `#if` is
  /// paired with `#endif`, and `<` with `>` if there can be a list of types between them.
  package func closing(of index: Int) -> Int? {
    closings[index] < 0 ? nil : closings[index]
  }

  /// The bytes between the bracket at an index and its closing one; nil for any other token.
  func rangeInside(_ index: Int) -> Range<Int>? {
    closing(of: index).map { tokens[index].range.upperBound..<tokens[$0].range.lowerBound }
  }

  package func text(at index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// Whether the token at an index has exactly this text.
  package func sees(_ expected: StaticString, at index: Int) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let (range, count) = (tokens[index].range, expected.utf8CodeUnitCount)
    guard range.upperBound - range.lowerBound == count else { return false }
    var offset = 0
    while offset < count {
      if bytes[range.lowerBound + offset] != expected.utf8Start[offset] { return false }
      offset += 1
    }
    return true
  }

  /// Whether a member access is at an index, as in `Cart.Item` and `Shop::Cart`.
  func seesDot(at index: Int) -> Bool { sees(".", at: index) || sees("::", at: index) }

  func isNegativeNumber(at index: Int) -> Bool {
    sees("-", at: index) && index + 1 < tokens.count && tokens[index + 1].kind == .number
  }

  /// The text of a name without its backticks.
  package func name(at index: Int) -> String {
    numberOfName(at: index).map { names[$0] } ?? text(at: index)
  }

  /// The place in `names` of the name at an index; nil for any other token.
  package func numberOfName(at index: Int) -> Int? {
    let number = tokens[index].nameNumber
    return number < 0 ? nil : number
  }

  func isName(at index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return tokens[index].kind == .identifier || tokens[index].kind == .keyword
  }

  /// The tokens of each interpolation of the string at an index; none for another token.
  package func interpolations(at index: Int) -> [TokenTree] {
    guard case .string(let literal) = tokens[index].kind else { return [] }
    return literal.interpolations.map { TokenTree($0, names: names, bytes: bytes) }
  }

  /// Whether a token begins where the one before it ends.
  func touchesPrevious(_ index: Int) -> Bool {
    guard index > 0, tokens.indices.contains(index) else { return false }
    return tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  /// Whether there is a line break between a token and the one before it.
  func startsLine(_ index: Int) -> Bool {
    guard index > 0, tokens.indices.contains(index) else { return true }
    let gap = tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound
    return gap.contains { bytes[$0].isNewline }
  }

  /// The index after the `>` of the generic arguments that begin at an index of an expression, or
  /// nil when `<` is an operator there. The rule is the compiler's: what follows `>` decides.
  func endOfGenericArguments(at index: Int) -> Int? {
    guard sees("<", at: index), let closing = closing(of: index) else { return nil }
    let next = closing + 1
    guard tokens.indices.contains(next) else { return next }
    switch text(at: next) {
    case "(", "[": return startsLine(next) ? nil : next
    case ")", "]", "{", "}", ".", ",", ";", ":", "?", "!", "&": return next
    default: return startsLine(next) && tokens[next].kind != .operator ? next : nil
    }
  }

  /// The index after the token at an index of an expression, or after all that the bracket there
  /// encloses.
  func endOfOperand(at index: Int) -> Int {
    if sees("<", at: index) { return endOfGenericArguments(at: index) ?? index + 1 }
    return (closing(of: index) ?? index) + 1
  }

  /// Whether the `{` at an index, in a header such as that of an `if`, begins a trailing closure
  /// and not the body. The rule is the compiler's: what follows the closure decides.
  func isTrailingClosureInHeader(_ index: Int) -> Bool {
    guard let closing = closing(of: index), tokens.indices.contains(closing + 1) else {
      return false
    }
    // Only the body of a `switch` begins like this.
    if sees("case", at: index + 1) || sees("default", at: index + 1) { return false }
    let next = closing + 1
    switch text(at: next) {
    case "{", "where", ",": return true
    case "(", "[", ".", "is", "as", ":": return !startsLine(next)
    default: return tokens[next].kind == .operator && !startsLine(next)
    }
  }

  static let accessorNames: Set<String> = [
    "get", "set", "willSet", "didSet", "init", "_read", "_modify", "unsafeAddress",
    "unsafeMutableAddress",
  ]

  static let accessorModifiers: Set<String> = [
    "mutating", "nonmutating", "borrowing", "consuming", "nonisolated", "yielding",
  ]

  /// The words and signs after which a name such as `get` is an accessor.
  private static let signsAfterAccessors = accessorNames.union(accessorModifiers)
    .union(["{", "}", ";", "@", "async", "throws"])

  /// The name of the first accessor, such as `get`, after the `{` at an index, or nil if the braces
  /// contain anything else.
  func firstAccessor(in open: Int) -> String? {
    var next = open + 1
    while sees("@", at: next) {
      next += 2
      if sees("(", at: next) { next = endOfOperand(at: next) }
    }
    while isName(at: next), Self.accessorModifiers.contains(text(at: next)) { next += 1 }
    guard isName(at: next), Self.accessorNames.contains(text(at: next)) else { return nil }
    let name = text(at: next)
    next += 1
    if sees("(", at: next) { return sees("{", at: endOfOperand(at: next)) ? name : nil }
    return Self.signsAfterAccessors.contains(text(at: next)) ? name : nil
  }
}
