/// Pairs each opening bracket of a file with its closing one, for `TokenTree`.
struct BracketPairs {
  private let tokens: [Token]
  private let bytes: [UInt8]
  private(set) var closings: [Int]
  private(set) var imbalance: (index: Int, message: String)?
  /// The indices of the brackets that are open, and their first bytes.
  private var open: [Int] = []
  private var signs: [UInt8] = []

  private static let angle = UInt8(ascii: "<")

  init(of tokens: [Token], in bytes: [UInt8]) {
    (self.tokens, self.bytes) = (tokens, bytes)
    closings = Array(repeating: -1, count: tokens.count)
    var index = 0
    while index < tokens.count, imbalance == nil {
      visit(tokens[index], at: index)
      index += 1
    }
    dropAngles()
    if imbalance == nil, let last = open.last {
      imbalance = (last, "'\(text(at: last))' is not closed")
    }
  }

  private mutating func visit(_ token: Token, at index: Int) {
    let sign = bytes[token.range.lowerBound]
    if signs.last == Self.angle, !canStandBetweenAngles(token, sign) { dropAngles() }
    switch token.kind {
    case .punctuation:
      switch sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): push(index, sign)
      case UInt8(ascii: ")"): close(index, UInt8(ascii: "("))
      case UInt8(ascii: "]"): close(index, UInt8(ascii: "["))
      case UInt8(ascii: "}"): close(index, UInt8(ascii: "{"))
      default: break
      }
    case .operator where token.range.count == 1:
      if sign == Self.angle { push(index, sign) }
      if sign == UInt8(ascii: ">"), signs.last == Self.angle { pop(index) }
    case .directive:
      switch text(at: index) {
      case "#if": push(index, sign)
      case "#else", "#elseif": close(index, sign, ends: false)
      case "#endif": close(index, sign)
      default: break
      }
    default: break
    }
  }

  private mutating func push(_ index: Int, _ sign: UInt8) {
    open.append(index)
    signs.append(sign)
  }

  private mutating func pop(_ index: Int) {
    signs.removeLast()
    closings[open.removeLast()] = index
  }

  /// What was taken for the opening bracket of a list of types was an operator.
  private mutating func dropAngles() {
    while signs.last == Self.angle {
      signs.removeLast()
      open.removeLast()
    }
  }

  private mutating func close(_ index: Int, _ opening: UInt8, ends: Bool = true) {
    dropAngles()
    guard let last = open.last else {
      imbalance = (index, "'\(text(at: index))' closes nothing")
      return
    }
    guard signs.last == opening else {
      let line = tokens[last].line
      imbalance = (
        index, "'\(text(at: index))' cannot close the '\(text(at: last))' of line \(line)"
      )
      return
    }
    if ends { pop(index) }
  }

  private func text(at index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  private static let typeKeywords: Set<String> = [
    "Any", "Self", "inout", "let", "repeat", "rethrows", "throws", "_",
  ]
  private static let typeOperators: Set<String> = ["<", ">", "&", "?", "!", "->", "~", "..."]

  private func canStandBetweenAngles(_ token: Token, _ sign: UInt8) -> Bool {
    let text = String(decoding: bytes[token.range], as: UTF8.self)
    return switch token.kind {
    case .identifier, .number: true
    case .keyword: Self.typeKeywords.contains(text)
    case .punctuation: !["{", ";", "\\"].contains(text)
    case .operator: Self.typeOperators.contains(text)
    default: false
    }
  }
}
