/// The words of a value that a person can't know from what is on the screen.
struct Vocabulary: Sendable {
  /// As the value has them, by their spelling in lower case.
  private(set) var unseen: [String: String]
  private let value: String
  private var hasSeenNumber = false

  /// What Swift prints of many values.
  private static let known: Set = [
    "true", "false", "nil", "optional", "success", "failure", "made", "gone",
  ]

  init(of value: String) {
    self.value = value
    unseen = Self.words(of: value).filter { !Self.known.contains($0.key) }
  }

  /// Takes the words of a text away, and returns whether there were any.
  mutating func see(_ text: String) -> Bool {
    let before = unseen.count
    for word in Self.words(of: text).keys { unseen[word] = nil }
    hasSeenNumber = hasSeenNumber || text.contains(#/\b\d/#)
    return unseen.count < before
  }

  /// Whether the value is nothing but unseen words.
  var isUnknown: Bool {
    unseen == Self.words(of: value) && value.allSatisfy { $0.isLetter || " ,&".contains($0) }
  }

  /// Whether the value is several numbers, and nothing that was seen has any: they are in a body that isn't
  /// shown.
  var isNumbersFromNowhere: Bool {
    !hasSeenNumber && !value.contains(where: \.isLetter) && value.matches(of: #/\d+/#).count > 1
  }

  private static func words(of text: String) -> [String: String] {
    let words = text.split { !$0.isLetter }.filter { $0.count > 1 }.map(String.init)
    return Dictionary(words.map { ($0.lowercased(), $0) }) { first, _ in first }
  }
}

extension ChapterScript {
  /// The last values above a heading that have unseen words of a vocabulary, which takes them away.
  func values(above heading: Int, for vocabulary: inout Vocabulary) -> [ProgramLine] {
    var lines: [ProgramLine] = []
    for index in (0..<heading).reversed() where !vocabulary.unseen.isEmpty {
      guard let shown = statements[index].shown, vocabulary.see(statements[index].value ?? "")
      else {
        continue
      }
      lines.insert(ProgramLine(kind: .printed, text: shown, statement: index), at: 0)
    }
    return lines
  }
}
