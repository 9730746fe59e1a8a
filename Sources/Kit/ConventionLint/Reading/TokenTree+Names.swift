import SwiftOutline

extension TokenTree {
  /// Whether the token at an index is a name and not a reserved word.
  func isIdentifier(at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .identifier
  }

  /// Whether the name at an index is the label of an argument or a parameter.
  func isLabel(at index: Int) -> Bool {
    sees(":", at: index + 1) && (sees("(", at: index - 1) || sees(",", at: index - 1))
  }

  /// The tokens that begin within a range of bytes.
  func tokens(in range: Range<Int>) -> Range<Int> {
    index(ofFirstFrom: range.lowerBound)..<index(ofFirstFrom: range.upperBound)
  }

  private func index(ofFirstFrom offset: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
