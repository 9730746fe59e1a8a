import TestSupport
import Testing
import ToolSupport

@testable import Book

@Suite("`Experiment`: a prepared edit of a chapter, with a question")
struct ExperimentTests {
  private static let chapter = Chapter(number: 14, name: "Deps1")
  private static let path = "Chapters/14-Deps1/Experiments/1.swift"
  private static let edit = """
    // What does
    // `a` say?
    // Edit main.swift, instead of:
    let a = 1
    let b = 2
    // put:
    let a = 3
    let b = 2

    """

  private func experiment(_ outcome: String) throws(ToolError) -> Experiment {
    try Experiment(Self.edit + outcome, number: 1, of: Self.chapter)
  }

  @Test("`Experiment` parses its question, its edits, the outcome and the reason")
  func form() throws {
    let text = "// Asks:\n// == A ==\n// a // 3\n// Changes:\n// == A ==\n// a // 3\n"
    let experiment = try experiment(text)
    #expect(experiment.question == "What does `a` say?")
    let marked = experiment.edits.map { markedLines(from: $0.old, to: $0.new) }
    #expect(marked == [["- let a = 1", "+ let a = 3", "  let b = 2"]])
    #expect(
      experiment.outcome == .prints(asked: ["== A ==", "a // 3"], changes: ["== A ==", "a // 3"]))
    #expect(experiment.head + experiment.outcome.text == Self.edit + text)
    #expect(experiment.reason == "")
    let because = "// Because:\n// `a` is read\n// once.\n"
    let explained = try self.experiment(text + because)
    #expect(explained.reason == "`a` is read once." && explained.outcome == experiment.outcome)
    #expect(
      explained.text(with: .fails(.refused, words: "error: no"))
        == Self.edit + "// Refused:\n// error: no\n" + because)
    #expect(experiment.asked.isAnswered(by: "3"))
    let refused = try self.experiment("// Refused:\n// error: no\n")
    #expect(refused.outcome == .fails(.refused, words: "error: no"))
    #expect(refused.asked.isAnswered(by: "no") && !refused.asked.isAnswered(by: "yes"))
    #expect(
      try self.experiment("// Crashes:\n// a // 1\n").outcome == .fails(.crashes, words: "a // 1"))
  }

  @Test(
    "A malformed experiment throws an error with its line number",
    arguments: [
      ("let a = 1\n", "1: Expected a question, '// …'."),
      ("// Why?\nlet a = 1\n", "2: Expected '// Edit FILE, instead of:'."),
      ("// Why?\n// Edit a.swift, instead of:\nlet a = 1\n", "4: Expected '// put:'."),
      (edit, "9: Expected '// Asks:', '// Refused:' or '// Crashes:'."),
      (edit + "// Asks:\n// a // 3\n", "9: '// Asks:' needs a heading and a value below it."),
    ])
  func faults(text: String, message: String) {
    #expect(throws: ToolError("\(Self.path):\(message)")) {
      try Experiment(text, number: 1, of: Self.chapter)
    }
  }

  @Test("An experiment's edit fails unless its old lines appear exactly once")
  func once() throws {
    let experiment = try experiment("// Refused:\n// error: no\n")
    let main = "Chapters/14-Deps1/main.swift"
    #expect(
      try experiment.changed([main: "x\nlet a = 1\nlet b = 2\n"])
        == [main: "x\nlet a = 3\nlet b = 2\n"])
    for (text, count) in [("let a = 1\n", 0), ("let a = 1\nlet b = 2\nlet a = 1\nlet b = 2", 2)] {
      let message = "\(Self.path): the lines to replace appear \(count) times in \(main), not once."
      #expect(throws: ToolError(message)) { try experiment.changed([main: text]) }
    }
  }

  @Test("`outcome(from:to:)` lists the value to predict and every changed line")
  func outcome() throws {
    let experiment = try experiment("// Asks:\n// == A ==\n// a // 3\n// Changes:\n")
    let expected = "== A ==\na // 1\nold\n\n== B ==\na // 3\n"
    #expect(
      experiment.outcome(from: expected, to: "== A ==\na // 2\n\n== B ==\na // 3\nnew\n")
        == .prints(
          asked: ["== A ==", "a // 2"],
          changes: ["== A ==", "a // 2", "gone: old", "== B ==", "new: new"]))
    #expect(experiment.outcome(from: expected, to: "== B ==\na // 3\n") == nil)
  }
}
