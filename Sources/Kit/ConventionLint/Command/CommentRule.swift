import ToolSupport

/// A rule for the comments that disable other rules.
enum CommentRule: String, CaseIterable {
  case notUnderstood = "disable-comment"
  case unneeded = "unneeded-disable"

  /// One sentence.
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
      """
      The code was mended, or the line moved. The comment would hide the next mistake; remove it.
      """
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
