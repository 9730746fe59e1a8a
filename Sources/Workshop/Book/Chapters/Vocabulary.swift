/// The words of a value that a reader hasn't seen on the screen.
struct Vocabulary: Sendable {
  /// The words, by their lowercase spelling.
  private(set) var unseen: [String: String]
  private let value: String
  private var hasSeenNumber = false

  /// Common words in printed values.
  private static let swiftWords: Set = [
    "true", "false", "nil", "optional", "success", "failure", "made", "gone",
  ]

  init(of value: String) {
    self.value = value
    unseen = Self.words(of: value).filter { !Self.swiftWords.contains($0.key) }
  }

  /// Removes the words of a text, and returns whether there were any.
  mutating func markSeen(_ text: String) -> Bool {
    let before = unseen.count
    for word in Self.words(of: text).keys { unseen[word] = nil }
    hasSeenNumber = hasSeenNumber || text.contains(#/\b\d/#)
    return unseen.count < before
  }

  /// Whether the value consists of unseen words.
  var isEntirelyUnseen: Bool {
    unseen == Self.words(of: value) && value.allSatisfy { $0.isLetter || " ,&".contains($0) }
  }

  /// Whether the value is several numbers, and no seen text has a number: they come from a hidden body.
  var hasUnexplainedNumbers: Bool {
    !hasSeenNumber && !value.contains(where: \.isLetter) && value.matches(of: #/\d+/#).count > 1
  }

  private static func words(of text: String) -> [String: String] {
    let words = text.split { !$0.isLetter }.filter { $0.count > 1 }.map(String.init)
    return Dictionary(words.map { ($0.lowercased(), $0) }) { first, _ in first }
  }
}

extension ChapterScript {
  /// The last values above a heading that have unseen words, which are marked as seen.
  func values(above heading: Int, for vocabulary: inout Vocabulary) -> [ProgramLine] {
    var lines: [ProgramLine] = []
    for index in (0..<heading).reversed() where !vocabulary.unseen.isEmpty {
      guard let shown = statements[index].shown, vocabulary.markSeen(statements[index].value ?? "")
      else {
        continue
      }
      lines.insert(ProgramLine(kind: .printed, text: shown, statement: index), at: 0)
    }
    return lines
  }
}
