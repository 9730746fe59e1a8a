import Book
import ExerciseKit
import ToolSupport

// The search index.
extension BookSite {
  /// A row of the search index.
  struct SearchRow: Encodable {
    /// The group in `finder.js`.
    enum Kind: String {
      case chapter, more, page, question, term, heading, exercise, claim
    }

    let text: String
    /// A line of context; for a claim, its verdict.
    let about: String
    /// The target of the link.
    let path: String
    let kind: Kind
    /// Words that find the row and aren't shown, such as those of the section below a heading.
    var words = ""

    func encode(to encoder: any Encoder) throws {
      var row = encoder.unkeyedContainer()
      for value in [text, about, path, kind.rawValue, words] { try row.encode(value) }
    }
  }

  /// The search index, as a script. It omits unreadable pages.
  package func search() throws(ToolError) -> String {
    var headings: [SearchRow] = []
    for source in try markdownPages() {
      guard let text = try? checkout.read(source) else { continue }
      headings += rows(for: HTMLPage(text) { $0 }.headings, on: source, with: text)
    }
    return try search(headings)
  }

  /// The rows of a page's headings, with the words of their sections.
  func rows(
    for headings: [(level: Int, text: String, anchor: String)], on source: String,
    with text: String
  ) -> [SearchRow] {
    let path = Self.file(of: source).percentEncoded
    let words = Self.words(of: Markdown(text))
    return headings.compactMap { heading in
      let kind = heading.level == 1 ? kind(of: source) : .heading
      // An exercise has a row of its own.
      if kind == .exercise { return nil }
      let title = kind == .heading ? headings.first?.text ?? "" : ""
      return SearchRow(
        text: heading.text, about: title, path: "\(path)#\(heading.anchor)", kind: kind,
        words: words[heading.text] ?? "")
    }
  }

  /// The words of each section, by its heading, each once.
  private static func words(of page: Markdown) -> [String: String] {
    var words: [String: Set<Substring>] = [:]
    func add(_ text: String, below heading: String) {
      let all = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      words[Markdown.plain(heading), default: []].formUnion(all.filter { $0.count > 2 })
    }
    for line in page.prose { add(Markdown.plain(line.text), below: line.heading) }
    for block in page.blocks {
      let above = page.prose.last { $0.number < block.line }
      add(block.text, below: above?.heading ?? "")
    }
    return words.mapValues { $0.sorted().joined(separator: " ") }
  }

  private func kind(of source: String) -> SearchRow.Kind {
    if source.hasSuffix("/Tasks.md") { return .exercise }
    let chapter = entries.first { source.hasPrefix("\($0.chapter.folder)/") }?.chapter
    return source == chapter?.guide ? .chapter : chapter?.has(page: source) == true ? .more : .page
  }

  func search(_ headings: [SearchRow]) throws(ToolError) -> String {
    let index = headings + terms() + (try exercises()) + (try questions()) + (try claims())
    return "const pages = \(try json(of: index).dropLast());\n"
  }

  private func terms() -> [SearchRow] {
    glossary.values.sorted { $0.term < $1.term }.map {
      SearchRow(
        text: $0.term, about: Markdown.plain($0.meaning),
        path: Self.file(of: "Chapters/\($0.page)").percentEncoded, kind: .term)
    }
  }

  /// Exercises, by name and title.
  private func exercises() throws(ToolError) -> [SearchRow] {
    try Exercise.all(in: checkout).map { exercise in
      let title = (try? checkout.read(exercise.tasks))?.lines.first { $0.hasPrefix("# ") }
      let words = title.map { ": \(Markdown.plain(String($0.dropFirst(2))))" } ?? ""
      return SearchRow(
        text: exercise.name + words, about: "Exercise of \(exercise.chapter.title)",
        path: Self.file(of: exercise.tasks).percentEncoded, kind: .exercise)
    }
  }

  /// The questions and messages of Choosing, with the first page that answers each.
  private func questions() throws(ToolError) -> [SearchRow] {
    let page = "Chapters/Choosing.md"
    let tables = Markdown(try checkout.read(page)).tables
    return tables.filter { $0.header.first == Markdown.Table.questions }.flatMap { table in
      table.rows.compactMap { row in
        guard row.cells.count == 3, let first = row.cells.first, let last = row.cells.last,
          let link = last.firstMatch(of: #/\]\(([^)#]+)(#[^)]+)?\)/#)
        else { return nil }
        let target = Self.file(of: resolved(String(link.1), from: page)).percentEncoded
        return SearchRow(
          text: Markdown.plain(first), about: Markdown.plain(row.cells[1]),
          path: target + (link.2 ?? ""), kind: .question, words: table.heading.lowercased())
      }
    }
  }

  private func claims() throws(ToolError) -> [SearchRow] {
    let claims = try Claims(of: checkout)
    return claims.all.map { claim in
      let verdict = Markdown.plain(claims.judged(claim).verdict)
      let quoted = claim.place.quotation.map { " Document: “\($0)”" } ?? ""
      // Claims are quoted, because they aren't statements of the book.
      return SearchRow(
        text: "\(claim.id) “\(Markdown.plain(claim.claim))”",
        about: verdict.prefix(1).uppercased() + verdict.dropFirst() + "." + quoted,
        path: "\(Self.file(of: Claims.page))#\(claim.id.percentEncoded)", kind: .claim)
    }
  }
}
