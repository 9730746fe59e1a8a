/// Pairs each opening bracket of a file with its closing one, for `TokenTree`.
struct BracketPairs {
  private let tokens: [Token]
  private let bytes: [UInt8]
  private(set) var closings: [Int]
  private(set) var imbalance: (index: Int, message: String)?
  /// The open brackets, each with its index and first byte.
  private var open: [(index: Int, sign: UInt8)] = []

  private static let angle = UInt8(ascii: "<")

  init(of tokens: [Token], in bytes: [UInt8]) {
    (self.tokens, self.bytes) = (tokens, bytes)
    closings = Array(repeating: -1, count: tokens.count)
    for index in tokens.indices where imbalance == nil { visit(tokens[index], at: index) }
    dropAngles()
    if imbalance == nil, let last = open.last?.index {
      imbalance = (last, "unclosed '\(text(at: last))'")
    }
  }

  private mutating func visit(_ token: Token, at index: Int) {
    let sign = bytes[token.range.lowerBound]
    if open.last?.sign == Self.angle, !canStandBetweenAngles(index) { dropAngles() }
    switch token.kind {
    case .punctuation:
      switch sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append((index, sign))
      case UInt8(ascii: ")"): close(index, UInt8(ascii: "("))
      case UInt8(ascii: "]"): close(index, UInt8(ascii: "["))
      case UInt8(ascii: "}"): close(index, UInt8(ascii: "{"))
      default: break
      }
    case .operator where token.range.count == 1:
      if sign == Self.angle { open.append((index, sign)) }
      if sign == UInt8(ascii: ">"), open.last?.sign == Self.angle {
        closings[open.removeLast().index] = index
      }
    case .directive:
      switch text(at: index) {
      case "#if": open.append((index, sign))
      case "#else", "#elseif": close(index, sign, ends: false)
      case "#endif": close(index, sign)
      default: break
      }
    default: break
    }
  }

  /// Forgets each open `<`, because it was an operator after all.
  private mutating func dropAngles() {
    while open.last?.sign == Self.angle { open.removeLast() }
  }

  private mutating func close(_ index: Int, _ opening: UInt8, ends: Bool = true) {
    dropAngles()
    guard let (last, sign) = open.last else {
      imbalance = (index, "unexpected '\(text(at: index))'")
      return
    }
    guard sign == opening else {
      let line = tokens[last].line
      imbalance = (
        index, "'\(text(at: index))' doesn't match the '\(text(at: last))' on line \(line)"
      )
      return
    }
    if ends { closings[open.removeLast().index] = index }
  }

  private func text(at index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  private static let typeKeywords: Set<String> = [
    "Any", "Self", "inout", "let", "repeat", "rethrows", "throws", "_",
  ]
  private static let typeOperators: Set<String> = ["<", ">", "&", "?", "!", "->", "~", "..."]

  private func canStandBetweenAngles(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .identifier, .number: true
    case .keyword: Self.typeKeywords.contains(text(at: index))
    case .punctuation: !["{", ";", "\\"].contains(text(at: index))
    case .operator where text(at: index) == "-":
      index + 1 < tokens.count && tokens[index + 1].kind == .number
    case .operator: Self.typeOperators.contains(text(at: index))
    default: false
    }
  }
}
