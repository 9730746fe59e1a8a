import Foundation
import SwiftOutline
import ToolSupport

/// Comments that disable a rule in one line: `// cpdi-lint:disable:next RULE reason` in the line
/// below, or `:this` in their own line.
struct DisablingComments: Sendable {
  private static let mark = "cpdi-lint:"

  /// A line in which a rule is disabled.
  private struct Line: Hashable {
    let file: String
    let line: Int
    let rule: String
  }

  private var all: [(place: Place, line: Line)] = []
  /// The comments that are not understood.
  private var wrong: [Finding] = []

  init() {}

  mutating func add(_ other: Self) {
    all += other.all
    wrong += other.wrong
  }

  init(in file: SourceFile, lookups: LookupCounter) {
    guard strstr(file.text, Self.mark) != nil else { return }
    var found: [(place: Place, rule: String, isNext: Bool)] = []
    for token in file.tokens where token.kind == .comment {
      let frame = CharacterSet(charactersIn: "/*").union(.whitespacesAndNewlines)
      let words = file.text(in: token.range).trimmingCharacters(in: frame)
        .split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, first.hasPrefix(Self.mark) else { continue }
      let place = Place(file: file.path, line: token.line, column: token.column)
      do throws(ToolError) {
        let rule = try Self.rule(in: words)
        found.append((place, rule, first.hasSuffix(":next")))
      } catch {
        wrong.append(Finding(place, error.description, rule: CommentRule.notUnderstood.rawValue))
      }
    }
    // Several comments may be above a line. Each takes over the line of the one below it.
    var lines: [Int: Int] = [:]
    for (place, rule, isNext) in found.reversed() {
      lookups.add()
      let line = isNext ? lines[place.line + 1] ?? place.line + 1 : place.line
      if isNext { lines[place.line] = line }
      all.append((place, Line(file: file.path, line: line, rule: rule)))
    }
  }

  private static func rule(in words: [String]) throws(ToolError) -> String {
    guard ["\(mark)disable:next", "\(mark)disable:this"].contains(words[0]) else {
      throw ToolError(
        "'\(words[0])' is not understood; write '\(mark)disable:next RULE reason', or "
          + "'\(mark)disable:this RULE reason'.")
    }
    guard words.count > 1 else { throw ToolError("say which rule '\(words[0])' disables.") }
    try CommentRule.check(words[1])
    guard words.count > 2 else {
      throw ToolError("say behind '\(words[0]) \(words[1])' why the rule is disabled.")
    }
    return words[1]
  }

  /// Findings without those that are disabled, and with those about the comments themselves.
  ///
  /// - Parameters:
  ///   - unsure: the files in which a rule may be broken in silence.
  ///   - rules: those that are checked.
  func applied(
    to findings: [Finding], unsure: Set<String>, rules: Set<String>
  ) -> [Finding] {
    func line(_ finding: Finding) -> Line {
      Line(file: finding.place.file, line: finding.place.line, rule: finding.rule ?? "")
    }
    let broken = Set(findings.map(line))
    let unneeded = all.filter {
      rules.contains($0.line.rule) && !unsure.contains($0.place.file) && !broken.contains($0.line)
    }.map {
      Finding(
        $0.place,
        "this comment disables nothing, because '\($0.line.rule)' is not broken there; remove it.",
        rule: CommentRule.unneeded.rawValue)
    }
    let disabled = Set(all.map(\.line))
    return (findings + wrong + unneeded).filter {
      rules.contains($0.rule ?? "") && !disabled.contains(line($0))
    }
  }
}

/// A rule for the comments that disable other rules.
enum CommentRule: String, CaseIterable {
  case notUnderstood = "disable-comment"
  case unneeded = "unneeded-disable"

  var summary: String {
    switch self {
    case .notUnderstood: "A comment that disables a rule names it, and says why."
    case .unneeded: "A comment that disables a rule stands where the rule is broken."
    }
  }

  var why: String {
    switch self {
    case .notUnderstood:
      """
      A comment that is not understood disables nothing, and without a reason nobody can tell \
      later whether it is still right. Write '// cpdi-lint:disable:next RULE reason' above the \
      line, or '// cpdi-lint:disable:this RULE reason' in it.
      """
    case .unneeded:
      "The code was fixed, or the line moved. The comment would hide the next mistake; remove it."
    }
  }

  /// The names that the configuration and comments know.
  static let names = Rule.all.map(\.name) + allCases.map(\.rawValue)

  /// - Throws: where there is no rule of that name, with the nearest ones.
  static func check(_ name: String) throws(ToolError) {
    guard names.contains(name) else {
      throw ToolError("there is no rule '\(name)'.\(didYouMean(name, in: names))", .usedWrongly)
    }
  }
}
