import Book

/// The highlighted parts of a guide: when to use its pattern and when not, and what to look for in a
/// review.
enum Callouts {
  /// The heading under which a paragraph with a list is advice.
  static let advice = "Use it when, not when"

  /// A box with a sign around a paragraph and its list.
  ///
  /// - Parameters:
  ///   - lead: the Markdown of the paragraph above the list.
  ///   - html: that paragraph.
  static func box(_ lead: String, _ html: String, _ list: String) -> String {
    let isAgainst = refusals.contains { lead.hasPrefix($0) }
    let (kind, sign, words) = isAgainst ? ("not", "✕", "Against") : ("use", "✓", "For")
    return """
      <div class="callout \(kind)"><span class="sign" role="img" aria-label="\(words)">\(sign)</span>
      \(html)
      \(list)
      </div>
      """
  }

  private static let refusals = [
    "Don't ", "Choose differently ", "Leave it alone ", "Use neither ",
  ]

  /// The first sentence about what to look for in a review; nil if there is none.
  static func reviewSentence(in text: Substring) -> Range<Substring.Index>? {
    if text.hasPrefix("**Review:**") { return text.startIndex..<text.endIndex }
    guard let words = text.firstMatch(of: #/In\s+a\s+review(?: of [^,.]*)?,\s+(?!an?\b|the\b)/#),
      words.range.lowerBound == text.startIndex
        || text[..<words.range.lowerBound].last?.isWhitespace == true
    else { return nil }
    // A period in code, such as `Date.now`, doesn't end a sentence.
    var (isCode, isEnd) = (false, false)
    for index in text[words.range.upperBound...].indices {
      let character = text[index]
      if isEnd, character.isWhitespace { return words.range.lowerBound..<index }
      if character == "`" { isCode.toggle() }
      isEnd = !isCode && (".?!".contains(character) || isEnd && ")*".contains(character))
    }
    return words.range.lowerBound..<text.endIndex
  }
}
