import ToolSupport

/// The form of a chapter's guide: headings, length, and the link to the next chapter.
struct GuideForm {
  /// The first heading of every guide, and the last four. Those between depend on the lesson.
  static let headings = [
    "The problem", "Use it when, not when", "Practise", "About the source", "Next",
  ]
  /// Words per minute, and the minutes above which there is a note.
  private static let (pace, maxMinutes) = (200, 10)
  /// Words of prose per line of quoted Swift, below which there is a note.
  private static let minProse = 9

  let markdown: Markdown
  let chapter: Chapter

  /// The reading time of a page in minutes, rounded to fives.
  static func minutes(_ text: String) -> Int {
    let minutes = (words(in: text) + pace / 2) / pace
    return max(5, (minutes + 2) / 5 * 5)
  }

  private static func words(in text: String) -> Int {
    text.replacing(#/(?s)<!--.*?-->/#, with: "").split { character in
      !(character.isASCII && (character.isLetter || character.isNumber)
        || "_'’".contains(character))
    }.count
  }

  /// Notes for an editor: a long guide, or much code for its prose.
  var notes: [Diagnostic] {
    let words = Self.words(in: markdown.lines.joined(separator: "\n"))
    let swift = markdown.blocks.filter { $0.language == "swift" }
      .map { markdown.lines[$0.body].count { !$0.isEmpty } }.reduce(0, +)
    let prose = markdown.prose.map { $0.text.split(separator: " ").count }.reduce(0, +)
    let long =
      words > Self.maxMinutes * Self.pace
      ? "It has \(words) words, more than \(Self.maxMinutes) minutes." : nil
    let dense =
      prose < swift * Self.minProse
      ? "It has \(prose) words of prose for \(swift) lines of Swift." : nil
    return [long, dense].compactMap(\.self).map { Diagnostic(chapter.guide, severity: .note, $0) }
  }

  func problems() -> [Diagnostic] {
    var problems: [Diagnostic] = []
    func report(_ sentence: String, line: Int? = nil) {
      problems.append(Diagnostic(chapter.guide, line: line, sentence))
    }
    let titles = markdown.headings.filter { $0.level == 1 }.map(\.text)
    if titles.count != 1 || !titles[0].hasPrefix("\(chapter.title): ") {
      report("The title must be '# \(chapter.title): …'.", line: 1)
    }
    let headings = markdown.headings.filter { $0.level == 2 }.map(\.text)
    if headings.first != Self.headings[0] || headings.suffix(4) != Self.headings.suffix(4) {
      let last = Self.headings.dropFirst().joined(separator: "; ")
      report("The headings must be: \(Self.headings[0]); …; \(last).")
    }
    let run = "`swift run \(chapter.name)` · proofs: `swift run workshop prove \(chapter.name)`"
    if !markdown.lines.contains(run) { report("Missing the line '\(run)'.") }
    if !markdown.blocks.contains(where: { $0.language == "mermaid" }) {
      report("The guide has no picture.")
    }
    for line in markdown.prose
    where line.heading != "About the source" && line.text.contains(#/\b[Tt]he documents?\b/#) {
      report("The document belongs in 'About the source'.", line: line.number)
    }
    let others = markdown.links.filter { $0.heading == "Next" && $0.text.hasSuffix("README.md") }
    if others.isEmpty { report("'Next' links to no chapter.") }
    return problems
  }
}
