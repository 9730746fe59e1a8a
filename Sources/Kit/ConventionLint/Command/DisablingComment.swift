import Foundation
import SwiftOutline
import ToolSupport

/// A comment that disables a rule in one line: `// cpdi-lint:disable:next RULE reason` in the line
/// below it, or `:this` in its own line.
struct DisablingComment: Sendable {
  private static let mark = "cpdi-lint:"

  let place: Place
  let rule: String
  /// The line in which it disables the rule.
  private(set) var line: Int

  func disables(_ finding: Finding) -> Bool {
    finding.rule == rule && finding.place.line == line && finding.place.file == place.file
  }

  /// The comments of a file, and a finding for each that is not understood. A file that is not
  /// Swift has none.
  static func all(in text: String, of path: String) -> (comments: [Self], wrong: [Finding]) {
    // Few files have one, and these alone are split into tokens again.
    guard strstr(text, mark) != nil, let file = try? SourceFile(path: path, text: text) else {
      return ([], [])
    }
    var (comments, wrong): ([Self], [Finding]) = ([], [])
    var lines: Set<Int> = []
    for token in file.tokens where token.kind == .comment {
      let frame = CharacterSet(charactersIn: "/*").union(.whitespacesAndNewlines)
      let words = file.text(in: token.range).trimmingCharacters(in: frame)
        .split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, first.hasPrefix(mark) else { continue }
      let place = Place(file: path, line: token.line, column: token.column)
      do throws(ToolError) {
        let isNext = first == "\(mark)disable:next"
        guard isNext || first == "\(mark)disable:this" else {
          throw ToolError(
            "'\(first)' is not understood; write '\(mark)disable:next RULE reason', or "
              + "'\(mark)disable:this RULE reason'.")
        }
        guard words.count > 1 else { throw ToolError("say which rule '\(first)' disables.") }
        try CommentRule.check(words[1])
        guard words.count > 2 else {
          throw ToolError("say behind '\(first) \(words[1])' why the rule is disabled.")
        }
        comments.append(Self(place: place, rule: words[1], line: token.line + (isNext ? 1 : 0)))
        if isNext { lines.insert(token.line) }
      } catch {
        wrong.append(Finding(place, error.description, rule: CommentRule.notUnderstood.rawValue))
      }
    }
    // Several comments may stand above a line.
    for index in comments.indices {
      while lines.contains(comments[index].line) { comments[index].line += 1 }
    }
    return (comments, wrong)
  }
}
