import Book
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing

@testable import WorkshopCommand

/// The `.vscode/tasks.json` of a page.
private struct Tasks: Decodable {
  struct Task: Decodable {
    struct Matcher: Decodable {
      struct Pattern: Decodable {
        let regexp: String
        let file, line, column, severity, message: Int
      }

      struct Background: Decodable { let beginsPattern, endsPattern: String }

      let pattern: Pattern
      let background: Background?
    }

    let label, command: String
    let problemMatcher: Matcher
  }

  let tasks: [Task]

  init(on page: String) throws {
    let blocks = Markdown(try TestCheckout.read(page)).blocks
    let text = try #require(blocks.first { $0.language == "json" }).text
    self = try JSONDecoder().decode(Tasks.self, from: Data(text.utf8))
  }
}

@Suite("The tasks for VS Code")
struct EditorTests {
  private static let page = "Chapters/Commands.md"

  @Test("Each VS Code task runs a verb and recognizes its errors")
  func matches() async throws {
    let played = try PlayedCheckout(of: ["UseAndReplace"])
    let exercise = try played.exercise("UseAndReplace")
    try played.write("let number: Int = \"one\"\n", to: exercise.file)
    _ = await played.run("check", exercise.name)
    let lines = played.page.text.split(separator: "\n").map(String.init)
    let tasks = try Tasks(on: Self.page).tasks
    #expect(tasks.map(\.label) == ["check", "watch", "play"])
    for task in tasks {
      #expect(task.command == "swift run workshop \(task.label)")
      #expect(Workshop.verbs.contains { $0.name == task.label })
      let pattern = task.problemMatcher.pattern
      let regex = try Regex(pattern.regexp)
      let match = try #require(lines.compactMap { $0.wholeMatch(of: regex) }.first)
      let places = [pattern.file, pattern.line, pattern.column, pattern.severity]
      #expect(places.map { match[$0].substring ?? "" } == ["Exercise.swift", "1", "19", "error"])
      #expect(match[pattern.message].substring?.hasPrefix("cannot convert value") == true)
      guard let background = task.problemMatcher.background else { continue }
      let word = task.label == "play" ? "building" : "checking"
      #expect(try "x (\(word) …)".contains(Regex(background.beginsPattern)))
      #expect(try "d changes  q quit".contains(Regex(background.endsPattern)))
    }
  }
}
