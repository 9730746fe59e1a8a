import ToolSupport

/// Figures about a guide, for an editor.
package struct GuideFigures: Sendable {
  /// The reading time, with code and pictures.
  package let minutes: Double
  /// The mean length of sentences in words, and the percentage with eight or fewer.
  let meanSentence: Double
  let shortSentences: Int
  let parentheses: Int
  let blocks: Int
  let tests: Int

  package init(of page: Markdown) {
    let code = page.blocks.filter { $0.language != "mermaid" }
      .map { page.lines[$0.body].count { !$0.allSatisfy(\.isWhitespace) } }.reduce(0, +)
    let pictures = page.blocks.count { $0.language == "mermaid" }
    let prose = page.prose.map(\.text).filter { !$0.hasPrefix("`swift run") }
    let cells = page.tables.flatMap { [$0.header] + $0.rows.map(\.cells) }.map {
      $0.joined(separator: " ")
    }
    let words = (prose + cells).map { Self.words(in: Self.plain($0)) }.reduce(0, +)
    minutes = Double(words) / 200 + Double(code) / 25 + 0.3 * Double(pictures)
    let lengths = Self.paragraphs(of: page).flatMap(Self.sentences).map(Self.words).filter {
      $0 > 0
    }
    meanSentence = Double(lengths.reduce(0, +)) / Double(max(1, lengths.count))
    shortSentences = 100 * lengths.count { $0 <= 8 } / max(1, lengths.count)
    parentheses = prose.map { Self.plain($0).count { $0 == "(" } }.reduce(0, +)
    blocks = page.blocks.count
    tests = page.blocks.filter { $0.language == "swift" }.map {
      $0.text.ranges(of: "@Test").count
    }.reduce(0, +)
  }

  /// Notes about figures outside the usual range, which aren't errors.
  var notes: [String] {
    [
      minutes > 11.5
        ? "The guide takes \(Self.rounded(minutes)) minutes to read; the limit is 11.5." : nil,
      blocks > 14 ? "The guide has \(blocks) blocks; the limit is 14." : nil,
      tests == 0 ? "The guide quotes no @Test." : nil,
      meanSentence < 13
        ? "The sentences average \(Self.rounded(meanSentence)) words, and \(shortSentences) % have eight or fewer."
        : nil,
      parentheses > 8 ? "The guide has \(parentheses) parentheses; the limit is 8." : nil,
    ].compactMap(\.self)
  }

  /// The reading time, rounded to whole minutes.
  package var wholeMinutes: Int { max(1, Int(minutes.rounded())) }

  private static func rounded(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The plain text, with code as one word.
  private static func plain(_ text: String) -> String {
    text.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }.replacing(#/`[^`]*`/#, with: "Code")
  }

  private static func words(in text: some StringProtocol) -> Int {
    text.split(whereSeparator: \.isWhitespace).count { $0.contains { $0.isLetter || $0.isNumber } }
  }

  /// The paragraphs of a page, each list item separately.
  private static func paragraphs(of page: Markdown) -> [String] {
    var paragraphs: [String] = []
    var last = 0
    for line in page.prose where !line.text.hasPrefix("`swift run") {
      let item = line.text.prefixMatch(of: #/\s*(?:[-*]|\d+\.) +/#)
      let text = plain(String(line.text.dropFirst(item?.0.count ?? 0)))
      if item == nil, line.number == last + 1, let above = paragraphs.popLast() {
        paragraphs.append("\(above) \(text)")
      } else {
        paragraphs.append(text)
      }
      last = line.number
    }
    return paragraphs
  }

  private static func sentences(_ paragraph: String) -> [String] {
    paragraph.replacing(#/([.!?][")”]?) +(?=["“(]?[A-Z0-9])/#) { "\($0.1)\n" }.lines
  }
}
