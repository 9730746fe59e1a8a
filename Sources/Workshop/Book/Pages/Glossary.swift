import ToolSupport

/// The terms of `Chapters/Glossary.md`: a table of rows `| term | meaning | chapter | said |`.
package struct Glossary: Sendable {
  package struct Entry: Sendable {
    package let term: String
    /// One sentence.
    package let meaning: String
    /// The link to the guide that introduces it, relative to the folder `Chapters`.
    package let page: String
    /// Where the term is used: everywhere, or only in this book.
    package let said: String
    let line: Int
  }

  package static let page = "Chapters/Glossary.md"

  package let entries: [Entry]

  package init(of checkout: Checkout) throws(ToolError) {
    entries = Markdown(try checkout.read(Self.page)).tables.flatMap { table in
      table.rows.compactMap { row in
        guard table.header.first == "term", row.cells.count == 4 else { return nil }
        let link = row.cells[2].firstMatch(of: #/\]\(([^)]+)\)/#).map { String($0.1) } ?? ""
        return Entry(
          term: Markdown.plain(row.cells[0]), meaning: row.cells[1], page: link, said: row.cells[3],
          line: row.line)
      }
    }
  }

  /// The entry of a term, or of the only term with these words in it: `volatile` is enough for `volatile dependency`.
  ///
  /// - Throws: `ToolError` with the possible terms if there is no such term, or several.
  package func entry(_ term: String) throws(ToolError) -> Entry {
    if let found = entries.first(where: { $0.term.lowercased() == term.lowercased() }) {
      return found
    }
    let wanted = Self.words(term)
    let longer = entries.filter { !wanted.isEmpty && Self.words($0.term).contains(wanted) }
    if longer.count == 1 { return longer[0] }
    let near =
      longer.isEmpty
      ? didYouMean(term, in: entries.map(\.term))
      : " Did you mean \(longer.map { "'\($0.term)'" }.joined(separator: " or "))?"
    throw ToolError("The glossary has no term '\(term)'.\(near)", .usedWrongly)
  }

  private static func words(_ term: String) -> [Substring] {
    term.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  /// Reports bold terms of a page that have no entry.
  func problems(_ markdown: Markdown, on page: String) -> [Diagnostic] {
    let known = Set(entries.map { $0.term.lowercased() })
    return markdown.terms.filter { !known.contains($0.text.lowercased()) }.map {
      Diagnostic(page, line: $0.line, "Add the bold term '\($0.text)' to \(Self.page).")
    }
  }

  /// Reports entries whose page doesn't have them in bold, and repeated entries.
  func ownProblems(in checkout: Checkout) throws(ToolError) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var seen: Set<String> = []
    var terms: [String: Set<String>] = [:]
    for entry in entries {
      let page = "Chapters/\(entry.page)"
      if terms[page] == nil {
        let text = checkout.files.exists(checkout.path(page)) ? try checkout.read(page) : ""
        terms[page] = Set(Markdown(text).terms.map { $0.text.lowercased() })
      }
      if terms[page]?.contains(entry.term.lowercased()) != true {
        problems.append(
          Diagnostic(Self.page, line: entry.line, "Write '\(entry.term)' in bold in \(page)."))
      }
      if !seen.insert(entry.term.lowercased()).inserted {
        problems.append(
          Diagnostic(
            Self.page, line: entry.line, "Remove this entry: '\(entry.term)' has another one."))
      }
    }
    return problems
  }
}
