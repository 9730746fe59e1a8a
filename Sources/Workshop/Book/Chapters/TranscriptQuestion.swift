import SwiftOutline
import ToolSupport

/// A value of a chapter's transcript for the reader to predict, with the code that leads to it; or the question whether
/// code of the chapter compiles.
package struct TranscriptQuestion: Sendable, Equatable {
  /// The heading above it.
  package let section: String
  /// The lines since the previous question, in the order of execution: code of `main.swift` without printing calls, and
  /// output.
  package var lead: [ProgramLine] = []
  /// The needed lines of the sections above.
  package var earlier: [ProgramLine] = []
  /// The words of the value that appear neither in the output nor in the code so far.
  package var newWords: [String] = []
  /// The short functions that the code calls; for the question whether code compiles, the declarations that it uses.
  package var excerpts: [Excerpt] = []
  /// The code of its section, above the question, that the value depends on.
  var context: [String] = []
  package let expression: String
  package let value: String
  /// The document's value, if it differs.
  package var remark: String?
  /// The question's place, such as `Chapters/14-Deps1/main.swift:28`; nil if no file has it.
  package let place: String?
  /// Whether the chapter marks the question as one of its best: `show(total)  // predict`, or `// predict: Cart` if the
  /// answer needs the code of `Cart`.
  package var isBest = false
  /// The compiler's messages for refused code; nil if the question is about a value.
  package var words: [String]?
  /// The refused lines, if the question shows their repair.
  package var refused: [String] = []
  /// The reason for the value; nil if the chapter has none.
  package var reason: String?

  /// The questions of a chapter, in order, without unpredictable values.
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
      for text in seen + (earlier + above + before).map(\.text) { _ = vocabulary.markSeen(text) }
      earlier += script.values(above: heading, for: &vocabulary)
      guard vocabulary.unseen.isEmpty || needed != nil && !vocabulary.isEntirelyUnseen,
        !vocabulary.hasUnexplainedNumbers
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

  /// The declarations in the mark of a value, often none; nil if it has no mark.
  private static func needs(
    of statement: ChapterScript.Statement, in lines: [String]
  ) -> [String]? {
    guard lines.indices.contains(statement.line - 1) else { return nil }
    let own = lines[statement.line - 1].firstMatch(of: #/\/\/ predict(?:: (.+))?$/#)
    // A long mark is on the line above.
    let above = lines[..<(statement.line - 1)].last?.wholeMatch(of: #/ *\/\/ predict: (.+)/#)
    guard own != nil || above != nil else { return nil }
    return (own?.1 ?? above?.1)?.split(separator: ", ").map(String.init) ?? []
  }

  /// Whether a function is short enough to be shown with a question.
  private static func isShort(_ function: DeclarationIndex.Found) -> Bool {
    function.code.count <= maxCodeLines
  }

  /// The maximum number of lines of code in a question.
  static let maxCodeLines = 16

  /// The printed lines with the value.
  var answer: [ProgramLine] {
    let lines =
      ["\(expression) // \(value)"] + (remark.map { ["  // the document says \($0)"] } ?? [])
    return lines.map { ProgramLine(kind: .printed, text: $0) }
  }

  /// The question's code, with the expression.
  package var program: String { (context + code + [expression]).joined(separator: "\n") }

  /// The lines of code that lead to the value.
  package var code: [String] {
    func code(_ lines: [ProgramLine]) -> [String] { lines.filter { $0.kind == .code }.map(\.text) }
    return code(earlier) + excerpts.flatMap(\.code) + code(lead)
  }

  var shown: String { "\(expression) // \(value)" }

  /// Whether an answer is the value, ignoring spaces, quotation marks, case, `Optional(…)`, the type before an enum
  /// case and the brackets around an array; yes and no are true and false. The order of an array counts.
  package func isAnswered(by answer: String) -> Bool {
    // No value is that long, but the user may paste anything.
    guard answer.utf8.count < 4096 else { return false }
    var words = Self.words(value)
    if words.count > 2, words.first == "[", words.last == "]", !answer.contains("[") {
      words = Array(words.dropFirst().dropLast())
    }
    return Self.plain(answer) == Self.plain(value) || Self.words(answer) == words
  }

  /// Whether an answer is a word for yes or no.
  package static func isYesOrNo(_ answer: String) -> Bool {
    ["true", "false"].contains(plain(answer))
  }

  /// The words of a text, split at white space, commas and colons, without quotation marks. A bracket is a word.
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
