import Book
import SwiftOutline
import ToolSupport

/// A few lines that use the learner's text and must or must not compile. They never run.
///
/// It is a function behind `#if PROBES` in `Checks.swift`:
///
/// ```
/// // Task 1: Code with a login cannot read its token.
/// // See AppResource.logIn
/// func tokenIsShut(app: AppResource) {
///   let login = app.logIn()
///   _ = login.userId
///   _ = login.injected.sessionToken  // refused: sessionToken
/// }
/// ```
///
/// A line with `// refused: WORDS` must fail to compile, with these words in the error; every other line must
/// compile. If a type has several initializers, the error is only "no exact matches", which a line with
/// `// refused: argument` or `// refused: nil` accepts, too. The latter also accepts "could not be inferred", the
/// error for `nil` as an argument of a generic initializer.
///
/// Where `#if PROBES_BESIDE` has a declaration with `@available(*, unavailable, message: "…")`, its probes fail at a use of it
/// in the learner's text, with this message. Other errors don't count, because the types aren't quite the learner's.
package struct Probe: Sendable, Hashable {
  private let kind: ProbeQuestion.Kind
  /// The probe's lines by their numbers.
  private let text: [Int: String]

  /// The probes of a file, as checks.
  static func all(
    among declarations: [Declaration], in text: String, path: String
  ) throws(ToolError) -> [Check] {
    let lines = text.lines
    var checks: [Check] = []
    for region in ProbeQuestion.Region.all(in: lines) {
      let all = declarations.filter { region.lines.contains($0.line - 1) }
      if region.kind == .importing, let other = all.first(where: { $0.kind != .function }) {
        throw ToolError("\(path):\(other.line): Only functions are allowed in '#if PROBES'.")
      }
      for function in all where function.kind == .function {
        checks.append(try check(function, region, lines, path: path))
      }
    }
    return checks
  }

  private static func check(
    _ function: Declaration, _ region: ProbeQuestion.Region, _ lines: [String], path: String
  ) throws(ToolError) -> Check {
    var head = lines[region.lines.lowerBound..<function.lines.lowerBound - 1].comment
    let subject = head.popSubject()
    var kind = region.kind
    if case .modules = kind {
      kind = .modules(ProbeQuestion.modules(named: head))
      head.removeAll { $0.hasPrefix("With ") }
    }
    let sentence = head.joined(separator: " ")
    guard let match = sentence.wholeMatch(of: #/Task (\d+): (.+)/#), let task = Int(match.1) else {
      throw ToolError(
        "\(path):\(function.line): Add a comment '// Task 1: Sentence.' above this probe.")
    }
    let own = function.lines.map { ($0, lines[$0 - 1]) }
    return Check(
      task: task, name: function.name, sentence: String(match.2), lines: function.lines,
      subject: subject,
      probe: Probe(kind: kind, text: Dictionary(uniqueKeysWithValues: own)))
  }

  /// The probe's result for the compiler's errors.
  ///
  /// - Parameter subject: the lines of the tested declaration, if known.
  func result(
    _ refusals: [ProbeQuestion.Kind: [Diagnostic]], about subject: () -> ClosedRange<Int>?
  ) -> CheckResult {
    let all = refusals[kind] ?? []
    if let error = all.first(where: { isOwn($0, about: subject()) }), let line = error.line {
      let message =
        forbiddenUse(error).map { "Line \(line): \($0)" }
        ?? "Your code doesn't compile \(place) (line \(line)): \(error.message)"
      return .failed([CheckIssue(line: text.keys.min(), message: message)])
    }
    let errors = all.filter { $0.file != "Exercise.swift" }
    let issues = text.sorted { $0.key < $1.key }.compactMap { number, line -> CheckIssue? in
      let parts = line.split(separator: "// refused: ", maxSplits: 1)
      let code = statement(at: number)
      let all = errors.filter { $0.line == number }.map(\.message)
      // 'failed to produce diagnostic' doesn't describe the line.
      let messages = all.filter { !$0.hasPrefix("failed to produce diagnostic") } + all
      let message: String
      if parts.count == 1 {
        guard let first = messages.first else { return nil }
        message = "In the checks, \(code) should compile, but doesn't: \(first)"
      } else if messages.contains(where: {
        $0.contains(parts[1])
          || ["argument", "nil"].contains(parts[1]) && $0.hasPrefix("no exact matches")
          || parts[1] == "nil" && $0.hasSuffix("could not be inferred")
      }) {
        return nil
      } else {
        message =
          messages.first.map { "In the checks, \(code) fails with the wrong error: \($0)" }
          ?? "In the checks, \(code) should not compile, but does"
      }
      return CheckIssue(line: number, message: message)
    }
    return issues.isEmpty ? .passed : .failed(issues)
  }

  /// The whole statement of a line, on one line. The body of a declaration is left out.
  private func statement(at number: Int) -> String {
    func code(_ number: Int) -> String? {
      text[number]?.split(
        separator: "// refused: ", maxSplits: 1, omittingEmptySubsequences: false)[0]
        .trimming(while: \.isWhitespace)
    }
    func depth(_ code: String) -> Int {
      code.count { "([{".contains($0) } - code.count { ")]}".contains($0) }
    }
    var (first, last, found) = (number, number, code(number) ?? "")
    while depth(found) < 0, let above = code(first - 1) {
      (first, found) = (first - 1, "\(above) \(found)")
    }
    while depth(found) > 0, !found.hasSuffix("{"), let below = code(last + 1) {
      (last, found) = (last + 1, "\(found) \(below)")
    }
    return found.hasSuffix("{") ? "\(found) … }" : found
  }

  /// Whether an error in the answer concerns this probe.
  private func isOwn(_ error: Diagnostic, about subject: ClosedRange<Int>?) -> Bool {
    guard error.file == "Exercise.swift", let line = error.line else { return false }
    guard case .beside(_, let forbids) = kind else { return true }
    return subject?.contains(line) != false && (!forbids || forbiddenUse(error) != nil)
  }

  /// The probe's message about the use of a declaration that it makes unavailable.
  private func forbiddenUse(_ error: Diagnostic) -> String? {
    guard case .beside(_, forbids: true) = kind else { return nil }
    return error.message.wholeMatch(of: #/'.+' is unavailable: (.+)/#).map { String($0.1) }
  }

  /// The context in which the answer must compile.
  private var place: String {
    switch kind {
    case .importing: "with this check"
    case .beside: "with other code"
    case .modules: "as a separate module"
    }
  }
}

extension Collection<String> {
  /// The comment at the end of these lines, without snippet marks.
  var comment: [Substring] {
    reversed().map { $0.trimming(while: \.isWhitespace) }
      .prefix { $0.hasPrefix("// ") && !$0.hasPrefix("// snippet.") }
      .map { $0.dropFirst(3) }.reversed()
  }
}

extension [Substring] {
  /// Removes the last line of a comment if it names the subject: `See Login.token`.
  mutating func popSubject() -> String? {
    guard let last, last.hasPrefix("See ") else { return nil }
    removeLast()
    return String(last.dropFirst(4))
  }
}

extension String {
  /// Whether it is a line that imports a module.
  var hasImport: Bool { hasPrefix("import ") || hasPrefix("@testable import ") }
}
