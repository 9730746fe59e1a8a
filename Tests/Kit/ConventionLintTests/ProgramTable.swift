import ConventionLint
import Foundation
import TestSupport
import Testing
import ToolSupport

/// A program of one file that compiles, and what the lint prints about it.
struct Program: CustomTestStringConvertible, Sendable {
  let title: String
  let text: String
  /// `12: unused-leaf`, sorted by line. Lines count from the end of the prelude.
  let finds: [String]
  /// A part of each note.
  let notes: [String]
  /// Edits that follow the advice of all findings.
  let fix: [(old: String, new: String)]
  let vocabulary: Vocabulary

  init(
    _ title: String, _ text: String, finds: [String] = [], notes: [String] = [],
    fix: [(String, String)] = [], vocabulary: Vocabulary = Vocabulary()
  ) {
    (self.title, self.text, self.finds, self.notes) = (title, text, finds, notes)
    (self.fix, self.vocabulary) = (fix, vocabulary)
  }

  /// A screen that lists `HasTracker` in its third line and doesn't use it, with other code.
  ///
  /// - Parameters:
  ///   - members: what the screen has besides.
  ///   - statement: what its function does besides.
  static func screen(
    _ title: String, members: String = "", doing statement: String = "",
    beside code: String = "", finds: [String] = [],
    note: String
  ) -> Program {
    Program(title, screen(members, statement) + code, finds: finds, notes: ["'HasTracker'", note])
  }

  static func screen(_ members: String = "", _ statement: String = "") -> String {
    """
    typealias ScreenDependencies =
      HasLog
      & HasTracker
    struct Screen<Dependencies: ScreenDependencies> {
      let dependencies: Dependencies
      func show() { print(dependencies.log); \(statement) }
      \(members)
    }

    """
  }

  static let prelude = """
    protocol HasLog { var log: Int { get } }
    protocol HasTracker { var tracker: Int { get } }
    struct Services: HasLog, HasTracker { let log = 1, tracker = 2 }

    """

  static let all = uncertain + right + faulty

  var testDescription: String { title }
  var fixedText: String { fix.reduce(text) { $0.replacing($1.old, with: $1.new) } }

  func result(on text: String) -> LintResult {
    var lint = Lint(vocabulary: vocabulary)
    lint.read(path: "Screen.swift", text: Self.prelude + text)
    return lint.result()
  }
}

@Suite("`cpdi-lint` on small programs")
struct ProgramTableTests {
  @Test(
    "`cpdi-lint` reports exactly each small program's expected findings", arguments: Program.all)
  func finds(program: Program) {
    let result = program.result(on: program.text)
    let found = result.findings.map { "\($0.place.line - 3): \($0.rule ?? "")" }
    #expect(found == program.finds, "\(result.findings)")
    for note in program.notes {
      #expect(result.notes.contains { $0.sentence.contains(note) }, "\(result.notes)")
    }
    #expect(program.notes.isEmpty == result.notes.isEmpty, "\(result.notes)")
  }

  @Test(
    "A small program that follows the findings' advice has no findings",
    arguments: Program.all.filter { !$0.fix.isEmpty })
  func isFixed(program: Program) throws {
    for edit in program.fix { try #require(program.text.contains(edit.old)) }
    #expect(program.result(on: program.fixedText).findings.map(\.description) == [])
  }

  @Test(
    "Each small program compiles before and after following the advice",
    .enabled(if: isCompiled, "Scripts/slow/lint does it"), arguments: Program.all)
  func compiles(program: Program) async throws {
    for (state, text) in [("as-it-is", program.text), ("fixed", program.fixedText)] {
      let name = "Program-\(ContentHash(program.title).short)-\(state)"
      let folder = try TestCheckout.folder(
        name, files: ["Screen.swift": Program.prelude + text])
      let errors = try await Compiler.errors(
        ["-typecheck", "-parse-as-library", "-module-name", "Program", "\(folder)/Screen.swift"])
      #expect(errors == nil, "\(state)")
    }
  }

  private static let isCompiled = ProcessInfo.processInfo.environment["PROGRAMS"] == "compiled"
}
