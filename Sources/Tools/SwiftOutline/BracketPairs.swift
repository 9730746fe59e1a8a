/// Pairs each opening bracket of a file with its closing one, for `TokenTree`.
struct BracketPairs {
  private let tokens: [Token]
  private let bytes: [UInt8]
  private(set) var closings: [Int?]
  private(set) var imbalance: (index: Int, message: String)?

  init(of tokens: [Token], in bytes: [UInt8]) {
    (self.tokens, self.bytes) = (tokens, bytes)
    closings = Array(repeating: nil, count: tokens.count)
    pair()
  }

  private static let typeKeywords: Set<String> = [
    "Any", "Self", "inout", "let", "repeat", "rethrows", "throws", "_",
  ]

  private mutating func pair() {
    var open: [(index: Int, text: String)] = []
    for index in tokens.indices {
      let text = bracketText(at: index)
      if !canStandBetweenAngles(index, text) {
        while open.last?.text == "<" { open.removeLast() }
      }
      switch text {
      case "(", "[", "{", "#if", "<":
        open.append((index, text))
      case ">":
        guard let last = open.last, last.text == "<" else { continue }
        closings[open.removeLast().index] = index
      case ")", "]", "}", "#endif", "#else", "#elseif":
        while open.last?.text == "<" { open.removeLast() }
        guard let last = open.last else {
          imbalance = (index, "'\(text)' closes nothing")
          return
        }
        guard last.text == Self.opening(of: text) else {
          let line = tokens[last.index].line
          imbalance = (index, "'\(text)' cannot close the '\(last.text)' of line \(line)")
          return
        }
        if text == "#else" || text == "#elseif" { continue }
        closings[open.removeLast().index] = index
      default: continue
      }
    }
    if let last = open.last(where: { $0.text != "<" }) {
      imbalance = (last.index, "'\(last.text)' is not closed")
    }
  }

  private static func opening(of closing: String) -> String {
    switch closing {
    case ")": "("
    case "]": "["
    case "}": "{"
    default: "#if"
    }
  }

  /// The text of a token that can be a bracket, and an empty text for any other.
  private func bracketText(at index: Int) -> String {
    switch tokens[index].kind {
    case .punctuation, .operator, .directive: text(at: index)
    default: ""
    }
  }

  private func canStandBetweenAngles(_ index: Int, _ sign: String) -> Bool {
    switch tokens[index].kind {
    case .identifier, .number: true
    case .keyword: Self.typeKeywords.contains(text(at: index))
    case .punctuation: sign != "{" && sign != ";" && sign != "\\"
    case .operator: ["<", ">", "&", "?", "!", "->", "~", "..."].contains(sign)
    default: false
    }
  }

  private func text(at index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }
}
