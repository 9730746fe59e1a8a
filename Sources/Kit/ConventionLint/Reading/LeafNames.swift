/// Which protocols are leaves, told by the patterns of their names.
///
/// A pattern has at most one `*`, which stands for at least one character. After a beginning such as
/// `Has`, the next character must be an uppercase letter, so that `Hashable` is no leaf.
package struct LeafNames: Sendable {
  package let patterns: [String]
  private let parts: [(beginning: Substring, end: Substring?)]

  package init(_ patterns: [String]) {
    self.patterns = patterns
    parts = patterns.map { pattern in
      let parts = pattern.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
      return (parts[0], parts.count > 1 ? parts[1] : nil)
    }
  }

  /// `…Dependency`, `Has…` and `…Providing`.
  package static let usual = LeafNames(["*Dependency", "Has*", "*Providing"])

  func contains(_ name: String) -> Bool {
    parts.contains { beginning, end in
      guard let end else { return name == beginning }
      let middle = name.dropFirst(beginning.count).dropLast(end.count)
      return name.hasPrefix(beginning) && name.hasSuffix(end) && !middle.isEmpty
        && middle.count == name.count - beginning.count - end.count
        && (beginning.isEmpty || middle.first?.isUppercase == true)
    }
  }

  /// The patterns in words: `…Dependency, Has… or …Providing`.
  var inWords: String {
    let names = patterns.map { "'\($0.replacing("*", with: "…"))'" }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Whether a text may name a leaf, which is cheap to ask of a whole file.
  func mayOccur(in text: String) -> Bool {
    parts.contains { beginning, end in
      text.hasBytes(of: beginning) && text.hasBytes(of: end ?? "")
    }
  }
}

extension String {
  /// Whether the bytes of a word are among its own. `contains` compares characters, and is much
  /// slower.
  func hasBytes(of word: some StringProtocol) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    var text = self
    return text.withUTF8 { bytes in
      bytes.indices.dropLast(word.count - 1).contains { start in
        bytes[start] == first && bytes[start...].starts(with: word)
      }
    }
  }
}
