import Foundation

extension Claims {
  /// The results of a search.
  package struct Hits: Sendable {
    package let claims: [Claim]
    /// Whether each hit has all words. Otherwise the hits are the closest claims.
    package let areWhole: Bool
  }

  /// The claims with these words in their text, their quotation, section or document, in the order of the page. If none
  /// has all words, the closest ones, where rare words count more: a sentence of a document finds its row.
  ///
  /// - Complexity: O(*n* · *w*) for *n* characters of the page and *w* words.
  package func hits(_ typed: [String]) -> Hits {
    let words = Array(Set(typed.flatMap(Self.words)))
    let texts = all.map { Self.words("\($0.claim) \($0.document) \($0.place.text)") }
    let matching = words.map { word in
      Set(texts.indices.filter { texts[$0].contains { Self.matches($0, word) } })
    }
    let whole = all.indices.filter { index in matching.allSatisfy { $0.contains(index) } }
    guard whole.isEmpty || words.isEmpty else {
      return Hits(claims: whole.map { all[$0] }, areWhole: true)
    }
    var scores: [Int: Double] = [:]
    for found in matching {
      for index in found {
        scores[index, default: 0] += log(Double(all.count) / Double(found.count))
      }
    }
    let best = scores.values.max() ?? 0
    let near = scores.filter { $0.value >= 0.6 * best }.sorted {
      ($1.value, $0.key) < ($0.value, $1.key)
    }
    return Hits(claims: near.map { all[$0.key] }, areWhole: false)
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// `sequent` finds *sequential*; `L60` doesn't find *L606*.
  private static func matches(_ found: String, _ word: String) -> Bool {
    word.contains(where: \.isNumber) || word.count < 3 ? found == word : found.hasPrefix(word)
  }
}
