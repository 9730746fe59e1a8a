import SwiftOutline

/// The tokens of a file in one row: without comments, and with those of interpolations in place.
///
/// An interpolation follows its string between two signs `(` and `)` of its own, so that what is in
/// it is never an argument of the call around the string.
struct Words: Sendable {
  struct Word: Sendable {
    enum Kind { case name, keyword, string, sign, other }

    let kind: Kind
    /// The text; of a name in backticks what is between them, of a string one quote.
    let text: String
    let offset: Int
    let line: Int
    let column: Int
  }

  private(set) var all: [Word] = []
  /// For each word that is a bracket the index of its partner, and -1 where it has none.
  private var partners: [Int] = []

  init(_ file: SourceFile) {
    append(file.tokens, of: file)
    pair()
  }

  private mutating func append(_ tokens: [Token], of file: SourceFile) {
    for token in tokens {
      let offset = token.range.lowerBound
      func add(_ kind: Word.Kind, _ text: String) {
        all.append(
          Word(kind: kind, text: text, offset: offset, line: token.line, column: token.column))
      }
      switch token.kind {
      case .comment: continue
      case .identifier:
        let text = file.text(in: token.range)
        add(.name, text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text)
      case .keyword: add(.keyword, file.text(in: token.range))
      case .punctuation, .operator: add(.sign, file.text(in: token.range))
      case .number, .regex: add(.other, "")
      case .pound, .directive: add(.other, file.text(in: token.range))
      case .string(let literal):
        add(.string, "\"")
        for case .interpolation(let inner) in literal.segments {
          add(.sign, "(")
          append(inner, of: file)
          add(.sign, ")")
        }
      }
    }
  }

  private mutating func pair() {
    partners = Array(repeating: -1, count: all.count)
    var open: [Int] = []
    for (index, word) in all.enumerated() where word.kind == .sign {
      switch word.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        guard let start = open.popLast() else { continue }
        (partners[start], partners[index]) = (index, start)
      default: continue
      }
    }
  }
}

// MARK: - Looking

extension Words {
  /// The text at an index, and an empty one outside of the file.
  func text(_ index: Int) -> String { all.indices.contains(index) ? all[index].text : "" }

  /// The index of the bracket that belongs to the one at an index; nil where there is none.
  func partner(of index: Int) -> Int? {
    partners.indices.contains(index) && partners[index] >= 0 ? partners[index] : nil
  }

  func isName(_ index: Int) -> Bool { all.indices.contains(index) && all[index].kind == .name }

  /// Whether there is a sign with this text, and not a name in backticks.
  func sees(_ sign: String, at index: Int) -> Bool {
    all.indices.contains(index) && all[index].kind == .sign && all[index].text == sign
  }

  /// Whether the name at an index is the label of an argument or a parameter.
  func isLabel(_ index: Int) -> Bool {
    sees(":", at: index + 1) && (sees("(", at: index - 1) || sees(",", at: index - 1))
  }

  /// The words that begin within a range of byte offsets.
  func indices(in range: Range<Int>) -> Range<Int> {
    firstIndex(from: range.lowerBound)..<firstIndex(from: range.upperBound)
  }

  private func firstIndex(from offset: Int) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index after the `>` that closes the `<` at an index, or nil where it is no bracket.
  func endOfAngles(from start: Int) -> Int? {
    guard text(start).hasPrefix("<") else { return nil }
    return matchAngles(from: start, by: 1).map { $0 + 1 }
  }

  /// The index of the `<` that the `>` at an index closes, or nil where it is no bracket.
  func startOfAngles(to end: Int) -> Int? {
    guard text(end).hasSuffix(">"), text(end) != "->" else { return nil }
    return matchAngles(from: end, by: -1)
  }

  /// No list of types is longer than this many words; so a row of comparisons takes linear time.
  private static let longestList = 500

  private func matchAngles(from start: Int, by step: Int) -> Int? {
    var (depth, index) = (0, start)
    for _ in 0..<Self.longestList where all.indices.contains(index) {
      let word = all[index]
      if word.kind == .sign {
        switch word.text {
        case "{", "}", ";", "=": return nil
        case "(", "[", ")", "]":
          guard let partner = partner(of: index), (partner > index) == (step > 0) else {
            return nil
          }
          index = partner
        case "->": break
        default:
          for character in word.text {
            depth += character == "<" ? step : character == ">" ? -step : 0
          }
        }
      } else if word.kind == .string {
        return nil
      }
      if depth == 0 { return index }
      index += step
    }
    return nil
  }
}
