import Book
import ExerciseKit
import Foundation
import ToolSupport

extension Verb {
  static let list = Verb(
    name: "list",
    usage: "[--json]",
    summary: "List the chapters and exercises with your progress",
    examples: [("list", "lists everything")],
    notes: [
      "(to come) marks a chapter that is not written yet.",
      "'>' marks the current exercise.",
    ],
    options: [Option(name: "--json", summary: "Print JSON")],
    action: .inCheckout { workspace, arguments throws(ToolError) in
      let (checkout, console) = (workspace.checkout, workspace.console)
      let written = Set(try checkout.chapters())
      let entries = try Contents(of: checkout).entries
      let pages = Dictionary(grouping: try Course(of: checkout).pages, by: \.exercise.chapter)
      let progress = try LearnerProgress(of: checkout)
      if arguments.has("--json") {
        let records = entries.map { entry -> [String: Any] in
          let chapter = entry.chapter
          return [
            "number": chapter.number, "name": chapter.name, "part": entry.part,
            "question": entry.question, "written": written.contains(chapter),
            "folder": chapter.folder, "predicted": progress.predicted(chapter) ?? "",
            "exercises": pages[chapter, default: []].map { $0.record(progress) },
          ]
        }
        try console.json(records)
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
        let predicted = progress.predicted(entry.chapter).map { ", predicted \($0)" } ?? ""
        console.line("  \(entry.chapter.title)\(toCome)\(predicted)")
        console.paragraph(entry.question, indent: "     ")
        for page in pages[entry.chapter, default: []] {
          console.paragraph(page.line(progress), indent: "     ")
        }
      }
      return 0
    })
}

extension TaskPage {
  /// The exercise and its tasks as JSON.
  fileprivate func record(_ progress: LearnerProgress) -> [String: Any] {
    let tasks = tasks.map { task -> [String: Any] in
      [
        "id": task.id, "title": task.title, "minutes": task.minutes,
        "solved": progress.isSolved(task),
      ]
    }
    return [
      "name": exercise.name, "title": title, "current": progress.current == exercise.name,
      "tasks": tasks,
    ]
  }
}

extension Console {
  /// Prints dictionaries and arrays as JSON, with keys in alphabetical order.
  func json(_ value: Any) throws(ToolError) {
    do {
      let data = try JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      line(String(decoding: data, as: UTF8.self))
    } catch {
      throw ToolError("JSON encoding failed: \(error)")
    }
  }
}
