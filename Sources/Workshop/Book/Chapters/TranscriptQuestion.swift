import SwiftOutline
import ToolSupport

/// A value of a chapter's transcript that a reader can predict, with what leads to it; or whether some
/// code of the chapter compiles.
package struct TranscriptQuestion: Sendable, Equatable {
  /// The heading that it stands under.
  package let section: String
  /// The lines of `main.swift` behind the question before, without those that only print.
  package let code: [String]
  /// What was printed since then.
  package let printed: [String]
  package let expression: String
  package let value: String
  /// Where it stands, as `Chapters/14-Deps1/main.swift:28`; nil where another file than `main.swift`
  /// shows it.
  package let place: String?
  /// Whether the chapter's guide does not print it.
  package let isNew: Bool
  /// Whether the chapter marks it as one of its best: `show("total", total)  // predict`.
  package var isBest = false
  /// What the compiler says of code that it refuses; nil where a value is asked.
  package var words: [String]?
  /// The lines that are refused, where the question shows their repair.
  package var refused: [String] = []
  /// Why the value is this one; nil where the chapter says it of no such value.
  package var reason: String?

  /// The values of a chapter's transcript, in order; those that nobody can predict are left out.
  package static func all(
    of chapter: Chapter, in checkout: Checkout
  ) throws(ToolError) -> [TranscriptQuestion] {
    let path = "\(chapter.folder)/main.swift"
    let source = try checkout.source(path)
    let code = source.text.lines
    let guide = try checkout.read(chapter.guide)
    let (shown, sections) = (source.shown(by: "show"), source.shown(by: "section"))
    let reasons = try Reasons(of: chapter, in: checkout)
    var questions: [TranscriptQuestion] = []
    var (section, last, end) = ("", 0, code.count + 1)
    var printed: [String] = []
    for line in try checkout.read(chapter.expected).lines {
      if let heading = line.wholeMatch(of: #/== (.+) ==/#) {
        (section, printed) = (String(heading.1), [])
        last = sections.first { $0.line > last && $0.text == section }?.line ?? last
        end = sections.first { $0.line > last }?.line ?? code.count + 1
      } else if let parts = line.firstMatch(of: #/^(\S.*?) \/\/ (.+)$/#), !section.isEmpty {
        let (expression, value) = (String(parts.1), String(parts.2))
        let place = shown.first { $0.line > last && $0.line < end && $0.text == expression }?.line
        if isPredictable(value) {
          let lines =
            place.map { withoutPrinting(code[max(0, last - 1)..<($0 - 1)].withoutMarks) } ?? []
          questions.append(
            TranscriptQuestion(
              section: section, code: lines, printed: printed.filter { !lines.contains($0) },
              expression: expression, value: value, place: place.map { "\(path):\($0)" },
              isNew: !guide.contains(line),
              isBest: place.map { code[$0 - 1].hasSuffix("// predict") } ?? false,
              reason: reasons.reason(of: line, in: section)))
          printed = []
          last = place ?? last
        } else {
          printed.append(line)
        }
      } else if !section.isEmpty, !line.isEmpty {
        printed.append(line)
      }
    }
    return questions + (try refusals(of: chapter, in: checkout))
  }

  /// The fixtures of a chapter that a reader can see at a glance: some as they are refused, and some
  /// repaired.
  private static func refusals(
    of chapter: Chapter, in checkout: Checkout
  ) throws(ToolError) -> [TranscriptQuestion] {
    var questions: [TranscriptQuestion] = []
    for fixture in try RefusedFixture.all(of: chapter, in: checkout)
    where fixture.path.hasSuffix(".swift") {
      let lines = try checkout.read(fixture.path).lines
      // Any will do that stays the same, as a reader may ask again.
      let isRefused = Array(fixture.name.utf8).reduce(0, { $0 &+ Int($1) }).isMultiple(of: 2)
      var (code, refused): ([String], [String]) = ([], [])
      var (isShown, isRepaired) = (true, false)
      for line in lines.drop(while: { $0.hasPrefix("//") || $0.isEmpty }).withoutMarks {
        switch line {
        case "#if !REPAIRED": (isShown, isRepaired) = (isRefused, !isRefused)
        case "#else": (isShown, isRepaired) = (!isShown, false)
        case "#endif": isShown = true
        case _ where line.isEmpty || line.contains("// expected-"): continue
        default:
          if isShown { code.append(line) } else if isRepaired { refused.append(line) }
        }
      }
      guard code.count <= mostCode, lines.contains("#if !REPAIRED") else { continue }
      questions.append(
        TranscriptQuestion(
          section: "Does it compile?", code: code, printed: [], expression: "yes or no",
          value: isRefused ? "no" : "yes", place: fixture.path, isNew: true,
          words: try expectedWords(of: fixture, in: checkout), refused: refused))
    }
    return questions
  }

  /// How many lines of code a reader can be asked about.
  private static let mostCode = 16

  /// The best of all for a round: two refusals, the values that the chapter marks, those that the
  /// guide does not print, then the others; each value of an expression once.
  package static func best(_ count: Int, of all: [TranscriptQuestion]) -> Set<Int> {
    var seen: Set<String> = []
    let refusals = all.indices.filter { all[$0].words != nil }.prefix(2)
    let once = all.indices.filter {
      all[$0].words == nil && seen.insert(all[$0].shown).inserted
    }
    let others = once.filter { !all[$0].isBest }
    let values =
      once.filter { all[$0].isBest } + others.filter { all[$0].isNew }
      + others.filter { !all[$0].isNew }
    return Set(values.prefix(count - refusals.count) + refusals)
  }

  /// Some of a chapter's questions, in order. What the others show stands before the next one of the
  /// same section, and so does what earlier sections declare for it.
  package static func round(
    of all: [TranscriptQuestion], asking chosen: Set<Int>
  ) -> [TranscriptQuestion] {
    var round: [TranscriptQuestion] = []
    var (code, printed, unseen): ([String], [String], [String]) = ([], [], [])
    for (index, question) in all.enumerated() {
      if index > 0, question.section != all[index - 1].section {
        unseen += code
        (code, printed) = ([], [])
      }
      code += question.code
      printed += question.printed
      if question.words != nil {
        if chosen.contains(index) { round.append(question) }
        (code, printed) = ([], [])
        continue
      }
      guard chosen.contains(index) else {
        printed.append(question.shown)
        continue
      }
      var text = (code + [question.expression]).joined(separator: " ")
      for line in unseen.reversed() where leads(line, to: text) {
        code.insert("{([".contains(line.last ?? " ") ? "\(line) …" : line, at: 0)
        text += " \(line)"
        unseen.removeAll { $0 == line }
      }
      round.append(question.with(code, printed))
      (code, printed) = ([], [])
    }
    return round
  }

  private var shown: String { "\(expression) // \(value)" }

  private func with(_ code: [String], _ printed: [String]) -> TranscriptQuestion {
    TranscriptQuestion(
      section: section, code: code, printed: printed, expression: expression, value: value,
      place: place, isNew: isNew, isBest: isBest, reason: reason)
  }

  /// Whether a line declares something that a text names, such as `let (a, b) = f()`, or does something
  /// with it, such as `a.b = c` or `a?.run()`.
  private static func leads(_ line: String, to text: String) -> Bool {
    let names = line.firstMatch(of: #/^(?:let|var) ([\w(), ]+)/#)?.1
    guard let names = names ?? line.firstMatch(of: #/^(\w+)(?:[.?]| = )/#)?.1 else { return false }
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    return names.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(where: words.contains)
  }

  /// Whether an answer is the value: spaces, quotation marks and the case of letters say nothing, nor
  /// does `Optional(…)` or the type before a case; yes and no are true and false. The order of an
  /// array counts.
  package func isAnswered(by answer: String) -> Bool {
    // No value is that long, and a person may paste anything.
    guard answer.utf8.count < 4096 else { return false }
    return Self.plain(answer) == Self.plain(value) || Self.words(answer) == Self.words(value)
  }

  /// Whether an answer is a word for yes or no.
  package static func isYesOrNo(_ answer: String) -> Bool {
    ["true", "false"].contains(plain(answer))
  }

  /// What a text has between white space, commas, colons and brackets, without quotation marks; a
  /// bracket is a word.
  private static func words(_ text: String) -> [Substring] {
    text.lowercased().filter { !"\"'“”`".contains($0) }.replacing(#/[\[\](){}]/#) { " \($0.0) " }
      .split { $0.isWhitespace || ",:".contains($0) }
  }

  private static func plain(_ text: String) -> String {
    let value = text.replacing(#/[A-Z]\w*\.(?=[A-Za-z])/#, with: "")
      .replacing(#/^\s*Optional\((.*)\)\s*$/#) { $0.1 }
    let letters = value.lowercased().filter { !$0.isWhitespace && !"\"'“”`".contains($0) }
    return ["yes": "true", "y": "true", "t": "true", "no": "false", "n": "false", "f": "false"][
      letters] ?? letters
  }

  private static func isPredictable(_ value: String) -> Bool {
    value.count <= 60 && !value.contains("0x") && !value.contains("://")
  }

  /// Lines of a program, without the calls that print and without empty lines; of a step what it does.
  private static func withoutPrinting(_ lines: [String]) -> [String] {
    // How deep in the brackets of a printing call the line begins, and the text of a step so far.
    var (open, step) = (0, "")
    return lines.compactMap { line in
      let begins = line.firstMatch(
        of: #/^\s*(?:(?:try|await) )*(?:(?:note|show|section|chapter|staysOpen)\(|(step) \{)/#)
      guard begins != nil || open > 0 else {
        return line.contains { !$0.isWhitespace } ? line : nil
      }
      let isStep = begins?.1 != nil || !step.isEmpty
      open += line.count { "({".contains($0) } - line.count { ")}".contains($0) }
      guard isStep else { return nil }
      step += "\(line.dropFirst(begins?.0.count ?? 0))\n"
      guard open == 0, let end = step.lastIndex(of: "}") else { return nil }
      defer { step = "" }
      return onOneLine(String(step[..<end]))
    }
  }
}
