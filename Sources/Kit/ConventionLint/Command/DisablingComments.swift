import Foundation
import SwiftOutline
import ToolSupport

/// Comments that disable a rule in one line: `// cpdi-lint:disable:next RULE reason` in the line
/// below, or `:this` in their own line.
struct DisablingComments: Sendable {
  private static let mark = "cpdi-lint:"

  /// A line for which a rule is disabled.
  private struct Line: Hashable {
    let file: String
    let line: Int
    let rule: String
  }

  private var lines: Set<Line> = []
  /// Findings about invalid comments.
  private(set) var invalid: [Finding] = []

  init() {}

  mutating func add(_ other: Self) {
    lines.formUnion(other.lines)
    invalid += other.invalid
  }

  func disable(_ finding: Finding) -> Bool {
    let place = finding.place
    return lines.contains(Line(file: place.file, line: place.line, rule: finding.rule ?? ""))
  }

  init(in file: SourceFile) {
    guard strstr(file.text, Self.mark) != nil else { return }
    for token in file.tokens where token.kind == .comment {
      let frame = CharacterSet(charactersIn: "/*").union(.whitespacesAndNewlines)
      let words = file.text(in: token.range).trimmingCharacters(in: frame)
        .split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, first.hasPrefix(Self.mark) else { continue }
      let distance = ["disable:this", "disable:next"].firstIndex { Self.mark + $0 == first }
      do throws(ToolError) {
        guard let distance, words.count > 2 else {
          throw ToolError(
            "write '\(Self.mark)disable:next RULE reason', or '\(Self.mark)disable:this RULE reason'."
          )
        }
        let rule = try Rule.named(words[1]).name
        lines.insert(Line(file: file.path, line: token.line + distance, rule: rule))
      } catch {
        let place = Place(file: file.path, line: token.line, column: token.column)
        invalid.append(Finding(place, "\(error)", rule: "disable-comment"))
      }
    }
  }
}
