import Book
import ExerciseKit
import Foundation
import ToolSupport

extension Verb {
  static let list = Verb(
    name: "list",
    usage: "[--json]",
    summary: "The chapters, the question each answers, and the exercises with your progress.",
    details: "Lists all chapters of the book. One that is not written yet is marked (to come). The "
      + "exercises of a chapter stand below it, the current one behind '>'.",
    options: [Option(name: "--json", summary: "The same for a program to read.")],
    action: .inCheckout { session, words throws(ToolError) in
      let (checkout, console) = (session.checkout, session.console)
      let written = Set(try checkout.chapters())
      let entries = try Contents(of: checkout).entries
      let exercises = Dictionary(grouping: try Course(of: checkout).entries, by: \.exercise.chapter)
      let progress = try LearnerProgress(of: checkout)
      if words.has("--json") {
        try console.json(
          entries.map { entry in
            ListedChapter(
              number: entry.chapter.number, name: entry.chapter.name, part: entry.part,
              question: entry.question, written: written.contains(entry.chapter),
              folder: entry.chapter.folder,
              exercises: exercises[entry.chapter, default: []].map { .init($0, progress) })
          })
        return 0
      }
      var part = ""
      for entry in entries {
        if entry.part != part {
          if !part.isEmpty { console.line() }
          part = entry.part
          console.paragraph(part)
        }
        let toCome = written.contains(entry.chapter) ? "" : " (to come)"
        console.line("  \(entry.chapter.title)\(toCome)")
        console.paragraph(entry.question, indent: "     ")
        for exercise in exercises[entry.chapter, default: []] {
          console.paragraph(exercise.line(progress), indent: "     ")
        }
      }
      return 0
    })
}

private struct ListedChapter: Encodable {
  let number: Int
  let name: String
  let part: String
  let question: String
  let written: Bool
  let folder: String
  let exercises: [ListedExercise]
}

private struct ListedExercise: Encodable {
  struct Task: Encodable {
    let id: String
    let title: String
    let minutes: Int
    let solved: Bool
  }

  let name: String
  let title: String
  let current: Bool
  let tasks: [Task]

  init(_ entry: Course.Entry, _ progress: LearnerProgress) {
    name = entry.exercise.name
    title = entry.page.title
    current = progress.current == name
    tasks = entry.page.tasks.map {
      Task(id: $0.id, title: $0.title, minutes: $0.minutes, solved: progress.isSolved($0))
    }
  }
}

extension Console {
  /// Prints a value as JSON, with its keys in alphabetical order.
  func json(_ value: some Encodable) throws(ToolError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      line(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      throw ToolError("The answer cannot be written as JSON: \(error)")
    }
  }
}
