import ConventionLint
import Foundation
import TestSupport
import Testing
import ToolSupport

/// A small program of one file that compiles: what is special in it, and what the lint must find.
struct Program: CustomTestStringConvertible, Sendable {
  let title: String
  let text: String
  /// `12: unused-leaf`, sorted by line.
  let finds: [String]
  /// What notes must say, in part.
  let notes: [String]
  /// Edits that follow the advice of all findings.
  let mended: [(old: String, new: String)]
  let vocabulary: Vocabulary

  init(
    _ title: String, _ text: String, finds: [String] = [], notes: [String] = [],
    mended: [(String, String)] = [], vocabulary: Vocabulary = Vocabulary()
  ) {
    (self.title, self.text, self.finds, self.notes) = (title, text, finds, notes)
    (self.mended, self.vocabulary) = (mended, vocabulary)
  }

  var testDescription: String { title }

  static let all = needed + read + faulty + ofStrangers

  var mendedText: String {
    mended.reduce(text) { $0.replacing($1.old, with: $1.new) }
  }

  func result(on text: String) -> LintResult {
    var lint = Lint(vocabulary: vocabulary)
    lint.read(path: "Screen.swift", text: text)
    return lint.result()
  }
}

@Suite("A table of small programs")
struct ProgramTableTests {
  @Test("finds what stands beside each, and nothing else", arguments: Program.all)
  func finds(program: Program) {
    let result = program.result(on: program.text)
    let found = result.findings.map { "\($0.place.line): \($0.rule ?? "")" }
    #expect(found == program.finds, "\(result.findings)")
    for note in program.notes {
      #expect(result.notes.contains { $0.sentence.contains(note) }, "\(result.notes)")
    }
  }

  @Test(
    "finds nothing any more where its advice is followed",
    arguments: Program.all.filter { !$0.mended.isEmpty })
  func isMended(program: Program) throws {
    for edit in program.mended { try #require(program.text.contains(edit.old)) }
    #expect(program.result(on: program.mendedText).findings.map(\.description) == [])
  }

  @Test(
    "compiles as it is, and where its advice is followed",
    .enabled(if: isCompiled, "Scripts/slow/lint does it"), arguments: Program.all)
  func compiles(program: Program) async throws {
    for (state, text) in [("as-it-is", program.text), ("mended", program.mendedText)] {
      let name = "Program-\(ContentHash(program.title).short)-\(state)"
      let folder = try TestCheckout.folder(name, files: ["Screen.swift": text])
      let errors = try await Compiler.errors(
        ["-typecheck", "-parse-as-library", "-module-name", "Program", "\(folder)/Screen.swift"])
      #expect(errors == nil, "\(state)")
    }
  }

  private static let isCompiled = ProcessInfo.processInfo.environment["PROGRAMS"] == "compiled"
}
