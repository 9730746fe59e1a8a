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

  /// The names in a range of bytes, including those in interpolations, without labels.
  ///
  /// - Parameter behindDots: whether only the names behind a dot are meant.
  func names(in range: Range<Int>, behindDots: Bool = false) -> Set<String> {
    var found: Set<String> = []
    for index in tokens(in: range) {
      switch tokens[index].kind {
      case .identifier:
        if let number = numberOfName(at: index), !isLabel(at: index),
          !behindDots || sees(".", at: index - 1)
        {
          found.insert(names[number])
        }
      case .string:
        for inner in interpolations(at: index) { found.formUnion(inner.names(in: range)) }
      default: continue
      }
    }
    return found
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
