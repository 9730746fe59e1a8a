import Foundation

extension Verb {
  static let list = Verb(
    name: "list",
    usage: "[--json]",
    summary: "The chapters, part by part, and the question each answers.",
    details: "Lists all chapters of the book. One that is not written yet is marked (to come).",
    options: [Option(name: "--json", summary: "The same for a program to read.")],
    action: .inCheckout { session, words throws(Complaint) in
      let written = Set(try session.checkout.chapters())
      let entries = try Contents(of: session.checkout).entries
      if words.has("--json") {
        try session.console.json(
          entries.map { entry in
            ListedChapter(
              number: entry.chapter.number, name: entry.chapter.name, part: entry.part,
              question: entry.question, written: written.contains(entry.chapter),
              folder: entry.chapter.folder)
          })
        return 0
      }
      var part = ""
      for entry in entries {
        if entry.part != part {
          if !part.isEmpty { session.console.line() }
          part = entry.part
          session.console.paragraph(part)
        }
        let toCome = written.contains(entry.chapter) ? "" : " (to come)"
        session.console.line("  \(entry.chapter.title)\(toCome)")
        session.console.paragraph(entry.question, indent: "     ")
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
}

extension Console {
  /// Prints a value as JSON, with its keys in alphabetical order.
  func json(_ value: some Encodable) throws(Complaint) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      line(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      throw Complaint("The answer cannot be written as JSON: \(error)")
    }
  }
}
