import SwiftOutline

/// A type that is a name, or names joined by `&`: what a constraint, an alias or an existential says.
struct TypeText: Sendable {
  /// `any` or `some` before it.
  let specifier: String?
  /// The names, each a dotted path; their generic arguments are left out.
  let parts: [[String]]

  /// - Returns: nil where the text is another type, such as a function, a tuple or an array.
  init?(_ text: String) {
    guard let file = try? SourceFile(path: "", text: text) else { return nil }
    let words = Words(file)
    self.init(words, in: words.all.indices)
  }

  init?(_ words: Words, in range: Range<Int>) {
    let found = Self.places(words, in: range)
    guard let found else { return nil }
    specifier = found.specifier
    parts = found.parts.map(\.path)
  }

  /// The same, with the index of each part's first word.
  static func places(
    _ words: Words, in range: Range<Int>
  ) -> (specifier: String?, parts: [(path: [String], index: Int)])? {
    var (index, end) = (range.lowerBound, range.upperBound)
    var specifier: String?
    while end > index, ["?", "!"].contains(words.text(end - 1)) { end -= 1 }
    while index < end {
      if words.sees("@", at: index) {
        index += words.sees("(", at: index + 2) ? 0 : 2
        if words.sees("@", at: index) { return nil }
      } else if before.contains(words.text(index)), index + 1 < end, !words.sees(".", at: index + 1)
      {
        index += 1
      } else if ["any", "some"].contains(words.text(index)), index + 1 < end {
        specifier = words.text(index)
        index += 1
      } else if words.sees("(", at: index), words.partner(of: index) == end - 1 {
        (index, end) = (index + 1, end - 1)
      } else {
        break
      }
    }
    var parts: [(path: [String], index: Int)] = []
    while index < end {
      // Parentheses around names change nothing.
      if words.sees("(", at: index) {
        index += 1
        continue
      }
      let start = index
      var path: [String] = []
      repeat {
        guard words.isName(index) || words.text(index) == "Any" else { return nil }
        path.append(words.text(index))
        index += 1
        if index < end, words.text(index).hasPrefix("<") {
          guard let next = words.endOfAngles(from: index) else { return nil }
          index = next
        }
        guard index < end, words.sees(".", at: index) else { break }
        index += 1
      } while index < end
      parts.append((path, start))
      while index < end, words.sees(")", at: index) { index += 1 }
      guard index < end else { break }
      guard words.sees("&", at: index) else { return nil }
      index += 1
    }
    return parts.isEmpty ? nil : (specifier, parts)
  }

  private static let before: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
  ]
}
