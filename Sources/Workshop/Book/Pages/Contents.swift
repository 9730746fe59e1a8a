import ToolSupport

/// The table of contents, read from `Chapters/README.md`: a `## Part …` heading for each part and
/// below it a table of rows `| NN | Name | question | minutes | exercises |`. Existing chapters are links.
package struct Contents: Sendable {
  package struct Entry: Sendable {
    package let part: String
    package let chapter: Chapter
    package let question: String
    /// The reading time of its guide.
    package let minutes: Int
    /// The names of the chapter's exercises.
    let exercises: [String]
    let isLinked: Bool
    let line: Int
  }

  package static let page = "Chapters/README.md"

  /// Chapter 0, which readers read first: a page without a program.
  package static let firstPage = "Chapters/OneScreen.md"

  /// A whole app, from singletons to a root.
  package static let oldAppPage = "Chapters/OldApp.md"

  package let entries: [Entry]

  package init(of checkout: Checkout) throws(ToolError) {
    let page = Markdown(try checkout.read(Self.page))
    entries = page.tables.flatMap { table in
      table.rows.compactMap { row in
        guard row.cells.count == 5, let number = Int(row.cells[0]) else { return nil }
        let name = Markdown.plain(row.cells[1])
        return Entry(
          part: table.heading, chapter: Chapter(number: number, name: name),
          question: row.cells[2], minutes: min(max(Int(row.cells[3]) ?? 0, 0), 1440),
          exercises: row.cells[4].split(separator: ",").map { $0.trimming(while: \.isWhitespace) },
          isLinked: row.cells[1].contains("]("), line: row.line)
      }
    }
  }

  /// A note if the parts take longer than a weekend to read, or the last part longer than an hour.
  var notes: [Diagnostic] {
    let last = entries.last?.part
    let parts = [
      ("all parts but the last", 240, entries.filter { $0.part != last }),
      ("the last part", 60, entries.filter { $0.part == last }),
    ]
    return parts.compactMap { name, most, entries in
      let sum = entries.map(\.minutes).reduce(0, +)
      return sum <= most
        ? nil : Diagnostic(Self.page, severity: .note, "Reading \(name) takes \(sum) minutes.")
    }
  }
}
