import SwiftOutline
import ToolSupport

/// A change of a chapter and its outcome: `Chapters/NN-Name/Experiments/1.swift`. The chapter's guide lets the reader
/// predict the outcome.
///
/// ```
/// // In main.swift, B is replaced too. What does `c.total()` return then?
/// // Edit main.swift, instead of:
/// show("c.total()", c.total())
/// // put:
/// deps.b = fb
/// show("c.total()", c.total())
/// // Asks:
/// // == A replaced ==
/// // c.total() // 30
/// // Changes:
/// // == A replaced ==
/// // c.total() // 30
/// // Because:
/// // `c` gets A at every call.
/// ```
///
/// Instead of *Asks* and *Changes* there can be `// Refused:` with the first error of the compiler, or `// Crashes:` with
/// the last printed line.
package struct Experiment: Sendable {
  package enum Outcome: Sendable, Equatable {
    /// A heading with the line `expression // value` to predict, and all lines that differ from `Expected.txt` below their
    /// headings.
    case prints(asked: [String], changes: [String])
    /// It does not compile, or it crashes.
    case fails(Failure, words: String)

    package enum Failure: String, Sendable {
      case refused = "Refused"
      case crashes = "Crashes"
    }

    /// The outcome as an experiment's file writes it.
    package var text: String {
      let lines =
        switch self {
        case .prints(let asked, let changes): ["Asks:"] + asked + ["Changes:"] + changes
        case .fails(let failure, let words): ["\(failure.rawValue):", words]
        }
      return lines.map { "// \($0)\n" }.joined()
    }
  }

  package let number: Int
  /// Relative to the checkout.
  package let path: String
  /// The question, as in the guide.
  package let question: String
  package let edits: [TextEdit]
  package let outcome: Outcome
  /// The reason for the outcome, shown after the prediction.
  package let reason: String
  /// The text of the file from its reason on.
  private let tail: String
  /// The text of the file above the outcome.
  package let head: String

  /// - Throws: `ToolError` with the line of the mistake.
  package init(_ text: String, number: Int, of chapter: Chapter) throws(ToolError) {
    let file = "\(chapter.experiments)/\(number).swift"
    (self.number, path) = (number, file)
    var lines = text.lines[...]
    let count = lines.count
    func malformed(_ sentence: String) -> ToolError {
      ToolError("\(file):\(min(count - lines.count + 1, count)): \(sentence)")
    }
    func take(until isEnd: (String) -> Bool) -> [String] {
      let taken = Array(lines.prefix { !isEnd($0) })
      lines.removeFirst(taken.count)
      return taken
    }
    let asked = take { !$0.hasPrefix("// ") || $0.hasPrefix("// Edit ") }
    question = asked.map { $0.dropFirst(3) }.joined(separator: " ")
    if question.isEmpty { throw malformed("Expected a question, '// …'.") }
    var edits: [TextEdit] = []
    while let name = lines.first?.wholeMatch(of: #/// Edit (\S+), instead of:/#)?.1 {
      lines.removeFirst()
      let old = take { $0 == "// put:" }
      guard lines.popFirst() != nil, !old.isEmpty else { throw malformed("Expected '// put:'.") }
      let new = take { $0.wholeMatch(of: #/// (Edit .*|Asks|Refused|Crashes):/#) != nil }
      edits.append(TextEdit(path: "\(chapter.folder)/\(name)", old: old, new: new))
    }
    if edits.isEmpty { throw malformed("Expected '// Edit FILE, instead of:'.") }
    self.edits = edits
    head = text.lines.prefix(count - lines.count).map { $0 + "\n" }.joined()
    let because = lines.drop { $0 != "// Because:" }
    tail = because.joined(separator: "\n")
    reason = because.dropFirst().map { $0.dropFirst(3) }.joined(separator: " ").squeezed
    var rest = lines[..<because.startIndex].filter { !$0.isEmpty }
      .map { String($0.dropFirst(3)) }[...]
    switch rest.popFirst() {
    case "Asks:"?:
      let asked = Array(rest.prefix { $0 != "Changes:" })
      guard asked.count == 2 else {
        throw malformed("'// Asks:' needs a heading and a value below it.")
      }
      outcome = .prints(asked: asked, changes: Array(rest.dropFirst(3)))
    case "Refused:"?: outcome = .fails(.refused, words: rest.first ?? "")
    case "Crashes:"?: outcome = .fails(.crashes, words: rest.first ?? "")
    default: throw malformed("Expected '// Asks:', '// Refused:' or '// Crashes:'.")
    }
  }

  /// The experiments of a chapter, in order.
  package static func all(
    of chapter: Chapter, in checkout: Checkout
  ) throws(ToolError) -> [Experiment] {
    let numbers = try checkout.names(in: chapter.experiments).compactMap { Int($0.dropLast(6)) }
    return try numbers.sorted().map { number throws(ToolError) in
      try Experiment(
        try checkout.read("\(chapter.experiments)/\(number).swift"), number: number, of: chapter)
    }
  }

  /// The file with another outcome.
  package func text(with outcome: Outcome) -> String { head + outcome.text + tail }

  /// Files with the edits made.
  ///
  /// - Parameter texts: by path, relative to the checkout.
  /// - Throws: `ToolError` if the old lines of an edit don't appear exactly once in their file.
  package func changed(_ texts: [String: String]) throws(ToolError) -> [String: String] {
    var texts = texts
    for edit in edits {
      do throws(ToolError) {
        texts[edit.path] = try edit.applied(to: texts[edit.path] ?? "")
      } catch {
        throw ToolError("\(path): \(error)")
      }
    }
    return texts
  }

  /// The outcome of a run of the changed chapter; nil if it doesn't print the expression to predict.
  ///
  /// - Parameters:
  ///   - expected: the transcript of the unchanged chapter.
  ///   - printed: the output with the change.
  package func outcome(from expected: String, to printed: String) -> Outcome? {
    guard case .prints(let asked, _) = outcome else { return nil }
    let expression = Self.expression(in: asked[1])
    var heading = ""
    var found: String?
    for line in printed.lines {
      if line.wholeMatch(of: #/== .+ ==/#) != nil { heading = line }
      if heading == asked[0], Self.expression(in: line) == expression, found != asked[1] {
        found = line
      }
    }
    guard let found else { return nil }
    let changes = SectionChange.all(from: expected, to: printed).filter { $0.kind != .same }
    return .prints(
      asked: [asked[0], found],
      changes: changes.flatMap { section in
        ["== \(section.heading) =="]
          + section.lines.map { line in
            switch line {
            case .value(let expression, _, _, let new): "\(expression) // \(new)"
            case .new(let text): "new: \(text)"
            case .gone(let text): "gone: \(text)"
            }
          }
      })
  }

  private static func expression(in line: String) -> String {
    line.firstMatch(of: #/^(\S.*?) \/\/ /#).map { String($0.1) } ?? line
  }

  /// What the reader predicts.
  package var asked: TranscriptQuestion {
    let expression: String
    let value: String
    var section = ""
    switch outcome {
    case .prints(let asked, _):
      section = asked[0]
      expression = Self.expression(in: asked[1])
      value = String(asked[1].dropFirst(expression.count + 4))
    case .fails(.refused, _): (expression, value) = ("Does it compile?", "no")
    case .fails(.crashes, _): (expression, value) = ("Does it finish?", "no")
    }
    return TranscriptQuestion(
      section: section, expression: expression, value: value, place: nil)
  }
}

extension Checkout {
  /// Checks that a chapter has at least two experiments, each with a reason, and with its question in the guide.
  func experimentProblems(of chapter: Chapter) throws(ToolError) -> [Diagnostic] {
    let all: [Experiment]
    do { all = try Experiment.all(of: chapter, in: self) } catch {
      return [Diagnostic(chapter.experiments, error.description)]
    }
    var problems: [Diagnostic] = []
    if all.map(\.number) != Array(1...max(2, all.count)) {
      problems.append(
        Diagnostic(
          chapter.experiments, "A chapter needs two or more experiments: 1.swift, 2.swift, …."))
    }
    for experiment in all where experiment.reason.isEmpty {
      problems.append(
        Diagnostic(experiment.path, "Missing '// Because:' and the reason below it."))
    }
    for experiment in all {
      guard case .fails = experiment.outcome,
        experiment.question.firstMatch(of: #/(?:^|[.?!] )Does [^.?!,]+\?$/#) == nil
      else { continue }
      let sentence = "End the question with 'Does it compile?' or 'Does it finish?'."
      problems.append(Diagnostic(experiment.path, line: 1, sentence))
    }
    let guide = try read(chapter.guide).squeezed
    for experiment in all where !guide.contains(experiment.question.squeezed) {
      problems.append(
        Diagnostic(chapter.guide, "Quote the exact question of \(experiment.path)."))
    }
    return problems
  }
}
