import Book
import ExerciseKit
import ToolSupport

/// What the search of the book finds.
extension BookSite {
  /// The index of the search, as a script. A page that can't be read isn't in it.
  package func search() throws(ToolError) -> String {
    var headings: [(level: Int, row: [String])] = []
    for source in try markdownPages() {
      guard let text = try? checkout.read(source) else { continue }
      headings += rows(of: HTMLPage(text) { $0 }.headings, on: Self.file(of: source))
    }
    return try search(headings)
  }

  /// The rows of a page's headings.
  func rows(
    of headings: [(level: Int, text: String, anchor: String)], on path: String
  ) -> [(level: Int, row: [String])] {
    headings.map { heading in
      let place = "\(path.percentEncoded)#\(heading.anchor)"
      return (heading.level, [heading.text, headings.first?.text ?? "", place])
    }
  }

  func search(_ headings: [(level: Int, row: [String])]) throws(ToolError) -> String {
    // The titles of pages first.
    let titles = headings.filter { $0.level == 1 } + headings.filter { $0.level > 1 }
    let index = titles.map(\.row) + terms() + (try exercises()) + (try symptoms()) + (try claims())
    return "const pages = \(try json(of: index).dropLast());\n"
  }

  /// Each row: the text to find, a line about it, and the page that it leads to.
  private func terms() -> [[String]] {
    glossary.values.sorted { $0.term < $1.term }.map {
      [$0.term, Markdown.plain($0.meaning), Self.file(of: "Chapters/\($0.page)").percentEncoded]
    }
  }

  /// By their names, as commands take them.
  private func exercises() throws(ToolError) -> [[String]] {
    try Exercise.all(in: checkout).map {
      [$0.name, "Exercise of \($0.chapter.title)", Self.file(of: $0.tasks).percentEncoded]
    }
  }

  /// What people say or paste, with the first page that answers it, and the heading there.
  private func symptoms() throws(ToolError) -> [[String]] {
    let page = "Chapters/Choosing.md"
    let tables = Markdown(try checkout.read(page)).tables
    return tables.filter { $0.header.first == "you say or paste" }.flatMap { table in
      table.rows.compactMap { row in
        guard row.cells.count == 3, let first = row.cells.first, let last = row.cells.last,
          let link = last.firstMatch(of: #/\]\(([^)#]+)(#[^)]+)?\)/#)
        else { return nil }
        let target = Self.file(of: resolved(String(link.1), from: page)).percentEncoded
        return [Markdown.plain(first), table.heading, target + (link.2 ?? "")]
      }
    }
  }

  private func claims() throws(ToolError) -> [[String]] {
    try Claims(of: checkout).all.map { claim in
      ["\(claim.id) \(Markdown.plain(claim.claim))", "Claims", "Chapters/Claims.html"]
    }
  }
}
