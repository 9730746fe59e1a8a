import Book
import ToolSupport

/// The pages of the book as HTML: each Markdown page, and each source file that a page links to.
///
/// A page stands where its Markdown stands, so relative links stay: `More.md` is `More.html`, `Deps.swift` is
/// `Deps.swift.html`, and the package's README is `index.html`.
package struct BookSite: Sendable {
  private let checkout: Checkout
  private let chapters: [Chapter]
  private let entries: [Contents.Entry]
  private let glossary: [String: Glossary.Entry]

  /// - Throws: `ToolError` where the contents or the glossary can't be read.
  package init(_ checkout: Checkout) throws(ToolError) {
    self.checkout = checkout
    chapters = try checkout.chapters()
    entries = try Contents(of: checkout).entries
    glossary = Dictionary(
      try Glossary(of: checkout).entries.map { ($0.term.lowercased(), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// All files of the book, by path.
  ///
  /// - Throws: `ToolError` where a page can't be read, or a link leads nowhere.
  /// - Complexity: O(*n*) in the length of all pages and of what they link to.
  package func files() throws(ToolError) -> [String: String] {
    var files: [String: String] = [:]
    var (linked, anchors): (Set<String>, [String: Set<String>]) = ([], [:])
    var links: [(from: String, to: String)] = []
    var index: [[String]] = []
    var (pages, next) = (try markdownPages(), 0)
    while next < pages.count {
      let source = pages[next]
      next += 1
      let path = Self.file(of: source)
      var found: [String] = []
      let page = HTMLPage(
        try checkout.read(source),
        link: { target in
          let (link, file) = href(target, on: source)
          if let file, !file.hasSuffix(".md") {
            linked.insert(file)
          } else if let file, !pages.contains(file) {
            pages.append(file)
          }
          found.append(link)
          return link
        }, picture: Drawing.svg)
      links += found.map { (path, $0) }
      anchors[path] = Set(page.headings.map(\.anchor))
      let chapter = chapters.first { $0.guide == source }
      let scenario = try chapter.map { chapter throws(ToolError) in try self.scenario(of: chapter) }
      files[path] = document(
        page.title, withTerms(page.body) + (scenario ?? ""), at: path, around: source)
      index += page.headings.map { [$0.text, page.title, "\(path)#\($0.anchor)"] }
    }
    for source in linked.sorted() where files["\(source).html"] == nil {
      let isFolder = checkout.files.isFolder(checkout.path(source))
      let text =
        isFolder
        ? try checkout.files.files(below: checkout.path(source)).joined(separator: "\n")
        : try checkout.read(source)
      let code = source.hasSuffix(".swift") ? SwiftHTML(text).html : text.escapedForHTML
      let name = String(source.split(separator: "/").last ?? "")
      let body = "<h1>\(name.escapedForHTML)</h1>\n<pre class=\"file\"><code>\(code)</code></pre>\n"
      files["\(source).html"] = document(name, body, at: "\(source).html", around: source)
    }
    index += try terms() + symptoms() + claims()
    files["search.js"] = "const pages = \(try json(of: index).dropLast());\n"
    for asset in ["book.css", "book.js"] {
      files[asset] = try checkout.read("Sources/Workshop/WebBook/Assets/\(asset)")
    }
    try check(links, in: files, anchors)
    return files
  }

  // MARK: - The search

  /// What is found, what stands below it, and the page that it leads to.
  private func terms() -> [[String]] {
    glossary.values.sorted { $0.term < $1.term }.map {
      [$0.term, Markdown.plain($0.meaning), Self.file(of: "Chapters/\($0.page)")]
    }
  }

  /// What people say or paste, with the first page that answers it.
  private func symptoms() throws(ToolError) -> [[String]] {
    let page = "Chapters/Choosing.md"
    let tables = Markdown(try checkout.read(page)).tables
    return tables.filter { $0.header.first == "you say or paste" }.flatMap { table in
      table.rows.compactMap { row in
        guard row.cells.count == 3,
          let link = row.cells[2].firstMatch(of: #/\]\(([^)#]+)/#)?.1
        else { return nil }
        let target = Self.file(of: resolved(String(link), from: page))
        return [Markdown.plain(row.cells[0]), table.heading, target]
      }
    }
  }

  private func claims() throws(ToolError) -> [[String]] {
    try Claims(of: checkout).all.map { claim in
      ["\(claim.id) \(Markdown.plain(claim.claim))", "Claims", "Chapters/Claims.html"]
    }
  }

  // MARK: - Pages

  private func markdownPages() throws(ToolError) -> [String] {
    var pages = try checkout.pages()
    for exercise in try Exercise.all(in: checkout) { pages.append("\(exercise.folder)/Tasks.md") }
    return pages
  }

  /// The path of the HTML page of a Markdown page, or of another file.
  private static func file(of source: String) -> String {
    source == "README.md"
      ? "index.html"
      : source.hasSuffix(".md") ? "\(source.dropLast(3)).html" : "\(source).html"
  }

  /// From the folder of a file to the one of `index.html`.
  private static func wayUp(from file: String) -> String {
    String(repeating: "../", count: file.split(separator: "/").count - 1)
  }

  /// The link of a page to what a link of its Markdown names, and the file of the checkout that it means.
  private func href(_ target: String, on source: String) -> (link: String, file: String?) {
    if target.contains("://") { return (target, nil) }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count > 1 ? "#\(parts[1])" : ""
    if parts[0].isEmpty { return (anchor, nil) }
    let path = resolved(String(parts[0]), from: source)
    let file = Self.file(of: path)
    return ("\(Self.wayUp(from: Self.file(of: source)))\(file)\(anchor)", path)
  }

  /// The program of a chapter as it is played, with each value at its line.
  private func scenario(of chapter: Chapter) throws(ToolError) -> String {
    let sections = try checkout.playedSections(of: chapter).map { section in
      "<h3>\(section.title.escapedForHTML)</h3>\n"
        + "<pre><code>\(SwiftHTML(section.lines.joined(separator: "\n")).html)</code></pre>\n"
    }
    return """
      <section id="program" aria-labelledby="the-program">
      <h2 id="the-program">The program, with its values</h2>
      <p><button type="button" id="hide" aria-pressed="false" hidden>Hide the values</button></p>
      \(sections.joined())</section>

      """
  }

  /// A page with what stands around it: the book's title, a search, the way to other pages.
  private func document(
    _ title: String, _ body: String, at path: String, around source: String
  ) -> String {
    let up = Self.wayUp(from: path)
    func link(_ target: String, _ text: String) -> String {
      let current = Self.file(of: target) == path ? " aria-current=\"page\"" : ""
      return "<a href=\"\(up)\(Self.file(of: target))\"\(current)>\(text.escapedForHTML)</a>"
    }
    let main = [
      ("Chapters/README.md", "Contents"), ("Chapters/Choosing.md", "Choosing"),
      ("Chapters/Glossary.md", "Glossary"), ("Chapters/Claims.md", "Claims"),
      ("Chapters/Commands.md", "Commands"),
    ].map { link($0.0, $0.1) }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title.escapedForHTML)</title>
      <link rel="stylesheet" href="\(up)book.css">
      <script src="\(up)search.js" defer></script>
      <script src="\(up)book.js" defer data-root="\(up)"></script>
      </head>
      <body>
      <a class="skip" href="#page">To the page</a>
      <header>
      <p><a href="\(up)index.html">DependencyPlayground</a></p>
      <nav aria-label="Book">\(main.joined(separator: "\n"))</nav>
      <form role="search" hidden><label>Search <input type="search" id="search"></label>
      <ul id="found" aria-live="polite"></ul></form>
      </header>
      <main id="page">
      \(body)</main>
      \(neighbors(of: source, link: link))
      </body>
      </html>

      """
  }

  /// Before and behind a chapter's page, and its second lesson.
  private func neighbors(of source: String, link: (String, String) -> String) -> String {
    guard let index = entries.firstIndex(where: { source.hasPrefix("\($0.chapter.folder)/") })
    else {
      return ""
    }
    let chapter = entries[index].chapter
    var links: [String] = []
    if index > 0 {
      let before = entries[index - 1].chapter
      links.append(link(before.guide, "← \(before.title)"))
    }
    if source != chapter.guide {
      links.append(link(chapter.guide, chapter.title))
    } else if checkout.files.exists(checkout.path(chapter.more)) {
      links.append(link(chapter.more, "More"))
    }
    if index + 1 < entries.count {
      let next = entries[index + 1].chapter
      links.append(link(next.guide, "\(next.title) →"))
    }
    let all = links.joined(separator: "\n")
    return "<nav class=\"around\" aria-label=\"Chapters\">\(all)</nav>"
  }

  /// Terms in bold with their sentence, for hover and for focus.
  private func withTerms(_ body: String) -> String {
    body.replacing(#/<strong>([^<]+)<\/strong>/#) { match in
      guard let entry = glossary[String(match.1).lowercased()] else { return String(match.0) }
      let meaning = Markdown.plain(entry.meaning).escapedForHTML
      return "<strong><dfn tabindex=\"0\" title=\"\(meaning)\">\(match.1)</dfn></strong>"
    }
  }

  // MARK: - Links

  private func check(
    _ links: [(from: String, to: String)], in files: [String: String],
    _ anchors: [String: Set<String>]
  ) throws(ToolError) {
    let wrong = links.filter { link in
      guard !link.to.contains("://") else { return false }
      let parts = link.to.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].isEmpty ? link.from : resolved(String(parts[0]), from: link.from)
      guard files[path] != nil else { return true }
      return parts.count > 1 && anchors[path]?.contains(String(parts[1])) == false
    }
    if let first = wrong.first {
      throw ToolError("\(first.from): the link \(first.to) leads nowhere.")
    }
  }
}
