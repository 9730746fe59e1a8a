import ToolSupport

/// The index of `Claims.md`, from the sections of a document to its claims, matches the rows.
struct ClaimIndexCheck: PageCheck {
  let claims: Claims

  func findings(on page: CheckedPage) -> PageFindings {
    let table = page.markdown.tables.first { $0.header == ["document", "section", "claims"] }
    guard page.path == Claims.page, let table else { return PageFindings() }
    let rows = claims.index()
    let body = table.line + 1..<table.line + 1 + table.rows.count
    guard Array(page.markdown.lines[body]) != rows else { return PageFindings() }
    let message = "The index of sections differs from the rows below it."
    return PageFindings(
      diagnostics: [Diagnostic(page.path, line: table.line, message)], renewals: [(body, rows)])
  }
}

extension Claims {
  /// A row for each section of each document, in the order of the document.
  func index() -> [String] {
    var documents: [String] = []
    for claim in all where !documents.contains(claim.document) { documents.append(claim.document) }
    return documents.flatMap { document in
      let own = all.filter { $0.document == document && $0.place.section != nil }
      let sections = Dictionary(grouping: own) { $0.place.section ?? "" }
      let sorted = sections.map { title, claims in
        (position: claims.map(\.place.position).min() ?? 0, title: title, ids: claims.map(\.id))
      }.sorted { ($0.position, $0.title) < ($1.position, $1.title) }
      return sorted.map { "| \(document) | \($0.title) | \(Self.runs($0.ids)) |" }
    }
  }

  /// `STG-07 to STG-09, STG-E02` for four ids.
  private static func runs(_ ids: [String]) -> String {
    var runs: [[String]] = []
    let sorted = ids.map { id in
      (letters: id.prefix { !$0.isNumber }, number: Int(id.drop { !$0.isNumber }) ?? 0, id: id)
    }
    .sorted { ($0.letters, $0.number) < ($1.letters, $1.number) }
    for (index, one) in sorted.enumerated() {
      let follows =
        index > 0 && sorted[index - 1].letters == one.letters
        && sorted[index - 1].number + 1 == one.number
      if follows { runs[runs.count - 1].append(one.id) } else { runs.append([one.id]) }
    }
    return runs.map { run in
      run.count > 2 ? "\(run[0]) to \(run[run.count - 1])" : run.joined(separator: ", ")
    }.joined(separator: ", ")
  }
}
