import Book
import SwiftOutline
import ToolSupport

/// The Swift blocks of a Tasks.md as one test, which runs with our solution.
///
/// ````
/// ```swift
/// let stub = Stub(result: .success(User(name: "Bo")))
/// try await stub.login()  // User(name: "Bo")
/// ```
/// ````
///
/// The comment behind a statement is its value, as `show` prints it, or its error, `// throws Offline()`. A value of
/// several lines is below its call. A block can use the names that earlier blocks declare. Below the line
/// `<!-- declarations -->`, a block is only compiled.
struct TaskExamples {
  /// The text of the test; nil if there are no blocks.
  let test: String?
  private(set) var problems: [Diagnostic] = []

  /// - Parameters:
  ///   - tasks: the text of Tasks.md.
  ///   - answer: the solution and the given files.
  init(_ tasks: String, path: String, of exercise: Exercise, answer: [String]) {
    let blocks = Markdown(tasks).blocks.filter { $0.language == "swift" }
    guard !blocks.isEmpty else {
      test = nil
      return
    }
    var (body, declarations, depth) = (["do {"], [String](), 0)
    for block in blocks {
      let place = ["#sourceLocation(file: \"Tasks.md\", line: \(block.line + 1))"]
      if block.marker == "declarations" {
        let hasExtension = block.text.lines.contains { $0.hasPrefix("extension ") }
        let head = hasExtension ? [] : ["enum Declarations\(block.line) {"]
        declarations += head + place + block.text.lines + (hasExtension ? [] : ["}"])
        continue
      }
      do throws(OutlineError) {
        let source = try SourceFile(path: path, text: block.text)
        let lines = Self.statements(of: source, firstLine: block.line + 1)
        if lines.allSatisfy(\.value.isEmpty) {
          problems.append(
            Diagnostic(
              path, line: block.line,
              "This block has no value: write one behind a call, or '<!-- declarations -->' above.")
          )
        }
        body += ["do {"] + lines.flatMap(\.test)
        depth += 1
      } catch {
        let line = block.line + error.line
        problems.append(Diagnostic(path, line: line, "Not Swift: \(error.message)"))
      }
    }
    let imports = importedModules(by: answer).subtracting([exercise.module, "Testing"]).sorted()
    let actor = answer.contains { $0.contains("@MainActor") } ? "@MainActor " : ""
    let last = "} catch { _record(\"An example throws \\(error).\", \(blocks[0].line)) }"
    test =
      (["import Testing", "@testable import \(exercise.module)"] + imports.map { "import \($0)" }
      + declarations + ["struct Task1 {", "@Test \(actor)func examples() async throws {"] + body
      + Array(repeating: "}", count: depth)
      + [last, "}", "}", Self.comparison])
      .joined(separator: "\n")
  }

  static let check = Check(task: 1, name: "examples", sentence: "", lines: 1...1)

  /// The names of these functions begin with an underscore, so that they differ from those of a task.
  private static let comparison = """
    private func _is<Value>(_ found: Value, _ wanted: String, _ code: String, _ line: Int) {
      guard "\\(found)" != wanted else { return }
      _record("'\\(code)' gives '\\(found)', not '\\(wanted)'.", line)
    }
    private func _record(_ words: String, _ line: Int) {
      let place = SourceLocation(fileID: "Tasks/Tasks.md", filePath: "Tasks.md", line: line, column: 1)
      Issue.record(Comment(rawValue: words), sourceLocation: place)
    }
    """

  private struct Statement {
    let code: String
    /// The constant that the statement declares; nil for a call.
    let name: String?
    /// The lines of the statement's code.
    let lines: ClosedRange<Int>
    /// `try` and `await`, as far as the statement has them.
    let effects: [String]
    /// The lines of the expected value.
    private(set) var value: [String] = []
    /// Where the next line of the value can be.
    private var next: Int?

    init(code: String, name: String?, lines: ClosedRange<Int>, effects: [String]) {
      (self.code, self.name, self.lines, self.effects) = (code, name, lines, effects)
      next = name == nil ? lines.upperBound + 1 : nil
    }

    /// Adds a comment to the value if it's beside the statement, or directly below a call.
    mutating func add(_ comment: String, at line: Int) {
      guard [lines.upperBound, next].contains(line) else { return }
      value.append(comment.dropFirst(2).trimming { $0 == " " })
      next = line == lines.upperBound ? nil : line + 1
    }

    /// The code that runs the statement and compares its value.
    var test: [String] {
      let place = "#sourceLocation(file: \"Tasks.md\", line: \(lines.lowerBound))"
      if value.isEmpty { return [place, code] }
      let wanted = value.joined(separator: "\n")
      let (error, isError) = (wanted.dropFirst("throws ".count), wanted.hasPrefix("throws "))
      let more =
        [isError ? String(error) : wanted, name ?? code].map(literal) + ["\(lines.upperBound)"]
      let words = more.joined(separator: ", ")
      if isError {
        let passed = ["_ = \(code)", "_is(\"no error\", \(words))"]
        return ["do {", place] + passed + ["} catch { _is(error, \(words)) }"]
      }
      if let name { return [place, code, "_is(\(name), \(words))"] }
      return [place, (effects + ["_is(\(code), \(words))"]).joined(separator: " ")]
    }

    private func literal(_ text: String) -> String {
      "##\"\(text.replacing("\n", with: "\\##n"))\"##"
    }
  }

  private static func statements(of source: SourceFile, firstLine: Int) -> [Statement] {
    var (statements, open, depth): ([Statement], [Token], Int) = ([], [], 0)
    func text(_ token: Token) -> String { source.text(in: token.range) }
    func line(_ token: Token) -> Int { firstLine + token.line - 1 }
    for (index, token) in source.tokens.enumerated() {
      if token.kind == .comment {
        guard open.isEmpty, !statements.isEmpty else { continue }
        statements[statements.count - 1].add(text(token), at: line(token))
        continue
      }
      open.append(token)
      if ["(", "[", "{"].contains(text(token)) { depth += 1 }
      if [")", "]", "}"].contains(text(token)) { depth -= 1 }
      let next = source.tokens.dropFirst(index + 1).first { $0.kind != .comment }
      let continues = next.map { $0.line == token.line || text($0) == "." } ?? false
      guard depth <= 0, !continues else { continue }
      let end = text(token).lines.count - 1
      let isNamed = open.count > 1 && ["let", "var"].contains(text(open[0]))
      statements.append(
        Statement(
          code: source.text(in: open[0].range.lowerBound..<token.range.upperBound),
          name: isNamed ? text(open[1]) : nil, lines: line(open[0])...line(token) + end,
          effects: ["try", "await"].filter { open.map(text).contains($0) }))
      open = []
    }
    return statements
  }
}

extension Judge {
  /// The problems of the examples in the tasks of an exercise, judged with its solution.
  func problemsOfExamples(
    in exercise: Exercise, _ solution: SolutionText
  ) async throws(ToolError) -> [Diagnostic] {
    let checkout = workspace.checkout
    var submission = try Submission(at: exercise, text: solution.solved, in: checkout)
    let examples = TaskExamples(
      try checkout.read(exercise.tasks), path: exercise.tasks, of: exercise,
      answer: submission.sources.map(\.text))
    guard let test = examples.test else { return [] }
    submission.checks = Submission.Source(path: "Examples.swift", text: test)
    let program: CheckProgram
    switch try await builder.build(submission) {
    case .doesNotCompile(let errors), .checksDoNotCompile(let errors):
      return examples.problems
        + errors.map {
          Diagnostic(exercise.tasks, line: $0.line, "This example doesn't compile: \($0.message)")
        }
    case .program(let built): program = built
    }
    let result = try await results(of: [TaskExamples.check], submission, program).checks[0].result
    switch result {
    case .passed: return examples.problems
    case .failed(let issues):
      return examples.problems
        + issues.map { Diagnostic(exercise.tasks, line: $0.line, $0.message) }
    default:
      let words = (["The examples don't run: \(result.name)."] + result.words).joined(
        separator: " ")
      return examples.problems + [Diagnostic(exercise.tasks, words)]
    }
  }
}
