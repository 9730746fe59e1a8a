import SwiftOutline
import ToolSupport

/// A value of a chapter's transcript that a reader can predict, with what leads to it; or whether some
/// code of the chapter compiles.
package struct TranscriptQuestion: Sendable, Equatable {
  /// The heading that it stands under.
  package let section: String
  /// What leads to it from the question before, in the order in which the program runs: lines of
  /// `main.swift` without those that only print, and what was printed.
  package var lead: [ProgramLine] = []
  /// What is needed for an answer of the sections above.
  package var earlier: [ProgramLine] = []
  /// The words of the value that the program has neither printed nor named before.
  package var newWords: [String] = []
  /// The functions that the code calls, where they are short; where it is asked whether code compiles, what that
  /// uses of the chapter.
  package var excerpts: [Excerpt] = []
  /// The code of the section above that it depends on.
  var context: [String] = []
  package let expression: String
  package let value: String
  /// What the document says instead of the value.
  package var remark: String?
  /// Where it stands, as `Chapters/14-Deps1/main.swift:28`; nil where no file has it.
  package let place: String?
  /// Whether the chapter marks it as one of its best: `show(total)  // predict`, or `// predict: Cart` where the code of
  /// `Cart` is needed for an answer.
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
    let texts = source.text.lines
    let script = ChapterScript(of: source, printing: try checkout.read(chapter.expected).lines)
    let reasons = try Reasons(of: chapter, in: checkout)
    let index = try DeclarationIndex(of: chapter, in: checkout)
    var questions: [TranscriptQuestion] = []
    var asked: Set<Int> = []
    for (number, statement) in script.statements.enumerated() {
      guard case .show(let expression) = statement.kind, let value = statement.value,
        let shown = statement.shown, isPredictable(value),
        let heading = script.heading(above: number),
        index.functions(calledIn: expression).allSatisfy(isShort)
      else { continue }
      let section = script.title(of: heading)
      let start = max(heading + 1, asked.max() ?? 0)
      var (earlier, functions) = script.earlier(for: number, below: heading)
      let above = script.lines(of: heading + 1..<number, without: [])
      let before = script.linesBefore(number)
      let code = (earlier + above).filter { $0.kind == .code }.map(\.text) + [expression]
      let needed = needs(of: statement, in: texts)
      for name in needed ?? [] {
        do { functions += try index.code(of: name) } catch {
          throw ToolError("\(path):\(statement.line): \(error)")
        }
      }
      functions += index.functions(calledIn: code.joined(separator: "\n")).filter(isShort)
        .map { Excerpt(file: $0.fileName, code: $0.code) }
      var vocabulary = Vocabulary(of: value)
      let seen = functions.flatMap(\.code) + [section, expression]
      for text in seen + (earlier + above + before).map(\.text) { _ = vocabulary.see(text) }
      earlier += script.values(above: heading, for: &vocabulary)
      guard vocabulary.unseen.isEmpty || needed != nil && !vocabulary.isUnknown,
        !vocabulary.isNumbersFromNowhere
      else { continue }
      questions.append(
        TranscriptQuestion(
          section: section,
          lead: script.lines(of: start..<number, without: asked) + before,
          earlier: earlier, newWords: vocabulary.unseen.values.sorted(), excerpts: functions,
          context: script.context(of: number, below: heading), expression: expression,
          value: value, remark: statement.remark, place: "\(path):\(statement.line)",
          isBest: needed != nil,
          reason: reasons.reason(of: shown, in: section)))
      asked.insert(number)
    }
    return questions + (try refusals(of: chapter, in: checkout, index))
  }

  /// What the mark of a value names as needed for an answer, which is often nothing; nil where it has no mark.
  private static func needs(
    of statement: ChapterScript.Statement, in lines: [String]
  ) -> [String]? {
    guard lines.indices.contains(statement.line - 1) else { return nil }
    let own = lines[statement.line - 1].firstMatch(of: #/\/\/ predict(?:: (.+))?$/#)
    // Where it is long, it stands above.
    let above = lines[..<(statement.line - 1)].last?.wholeMatch(of: #/ *\/\/ predict: (.+)/#)
    guard own != nil || above != nil else { return nil }
    return (own?.1 ?? above?.1)?.split(separator: ", ").map(String.init) ?? []
  }

  /// Whether a function can be shown with a question.
  private static func isShort(_ function: DeclarationIndex.Found) -> Bool {
    function.code.count <= mostCode
  }

  /// How many lines of code a reader can be asked about.
  static let mostCode = 16

  /// What the program prints for it.
  var answer: [ProgramLine] {
    let lines =
      ["\(expression) // \(value)"] + (remark.map { ["  // the document says \($0)"] } ?? [])
    return lines.map { ProgramLine(kind: .printed, text: $0) }
  }

  /// The code that it is about, with the expression.
  package var program: String { (context + code + [expression]).joined(separator: "\n") }

  /// The lines of code that lead to it.
  package var code: [String] {
    func code(_ lines: [ProgramLine]) -> [String] { lines.filter { $0.kind == .code }.map(\.text) }
    return code(earlier) + excerpts.flatMap(\.code) + code(lead)
  }

  var shown: String { "\(expression) // \(value)" }

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
}
