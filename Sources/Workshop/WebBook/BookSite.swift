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
  /// Whether a server answers what pages ask, so that they change and run code.
  private let isLive: Bool

  /// - Throws: `ToolError` where the contents or the glossary can't be read.
  package init(_ checkout: Checkout, isLive: Bool = false) throws(ToolError) {
    (self.checkout, self.isLive) = (checkout, isLive)
    chapters = try checkout.chapters()
    entries = try Contents(of: checkout).entries
    glossary = Dictionary(
      try Glossary(of: checkout).entries.map { ($0.term.lowercased(), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// One page as HTML, and what is to be known of it.
  package struct Page: Sendable {
    package let html: String
    let title: String
    let headings: [(level: Int, text: String, anchor: String)]
    /// Its links as the page has them.
    let links: [String]
    /// The files of the checkout that it links to.
    let linked: [String]
  }

  /// All files of the book, by path.
  ///
  /// - Throws: `ToolError` where a page can't be read, or a link leads nowhere.
  /// - Complexity: O(*n*) in the length of all pages and of what they link to.
  package func files() throws(ToolError) -> [String: String] {
    var files: [String: String] = [:]
    var (linked, anchors): (Set<String>, [String: Set<String>]) = ([], [:])
    var links: [(from: String, to: String)] = []
    var headings: [(level: Int, row: [String])] = []
    var (pages, next) = (try markdownPages(), 0)
    while next < pages.count {
      let source = pages[next]
      next += 1
      let path = Self.file(of: source)
      let page = try page(of: source)
      for file in page.linked {
        if !file.hasSuffix(".md") {
          linked.insert(file)
        } else if !pages.contains(file) {
          pages.append(file)
        }
      }
      links += page.links.map { (path, $0) }
      anchors[path] = Set(page.headings.map(\.anchor))
      files[path] = page.html
      headings += page.headings.map { ($0.level, [$0.text, page.title, "\(path)#\($0.anchor)"]) }
    }
    for source in linked where files["\(source).html"] == nil {
      files["\(source).html"] = try self.source(source)
    }
    files["search.js"] = try search(headings)
    for asset in Self.assets { files[asset] = try self.asset(asset) }
    try check(links, in: files, anchors)
    return files
  }

  /// The page that a path of the book names: of a Markdown page, or of another file of the checkout; nil
  /// where there is none. What is hidden is none.
  package func page(at path: String) throws(ToolError) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard path.hasSuffix(".html"), !parts.contains(where: { $0.hasPrefix(".") || $0.isEmpty })
    else { return nil }
    let name = String(path.dropLast(5))
    let markdown = path == "index.html" ? "README.md" : "\(name).md"
    if checkout.files.exists(checkout.path(markdown)) { return try page(of: markdown).html }
    return checkout.files.exists(checkout.path(name)) ? try source(name) : nil
  }

  /// A page that no Markdown page is, with what stands around all pages.
  func page(_ title: String, _ body: String, at path: String) -> String {
    document(title, body, at: path, around: path)
  }

  /// The index of the search, as a script.
  package func search() throws(ToolError) -> String {
    var headings: [(level: Int, row: [String])] = []
    for source in try markdownPages() {
      let (path, page) = (Self.file(of: source), HTMLPage(try checkout.read(source)) { $0 })
      headings += page.headings.map { ($0.level, [$0.text, page.title, "\(path)#\($0.anchor)"]) }
    }
    return try search(headings)
  }

  /// The style sheet, and the script of every page.
  package static let assets = ["book.css", "book.js"]

  package func asset(_ name: String) throws(ToolError) -> String {
    try checkout.read("Sources/Workshop/WebBook/Assets/\(name)")
  }

  /// A Markdown page of the checkout.
  package func page(of source: String) throws(ToolError) -> Page {
    let chapter = chapters.first { [$0.guide, $0.more].contains(source) }
    let program = try chapter.flatMap { $0.guide == source ? $0 : nil }
      .map { chapter throws(ToolError) in try ChapterProgram(of: chapter, in: checkout) }
    var (links, linked, number): ([String], [String], Int) = ([], [], 0)
    var played = PlayedPage(source, of: chapter, in: checkout, sections: program?.sections)
    let page = HTMLPage(
      try checkout.read(source),
      link: { target in
        let (link, file) = href(target, on: source)
        if let file { linked.append(file) }
        links.append(link)
        return link
      }, picture: { Drawing.svg(of: $0) },
      code: { block in
        guard let (title, lines) = played.lines(of: (block.language, block.marker, block.text))
        else { return nil }
        return program?.lines(of: lines, in: title) ?? SwiftHTML.lines(of: lines)
      },
      blocks: { block, html in
        guard let program else { return html }
        number += 1
        return "<div data-block=\"\(number)\">\(html)</div>\(program.way(from: block.marker))"
      })
    var body = withTerms(page.body)
    if let program {
      body =
        program.withWay(try program.withExperiments(body), isLive: isLive)
        + program.html(isLive: isLive)
      linked += program.files
    } else if let exercise = try exercise(at: source) {
      let chapter = exercise.chapter
      let way =
        "</h1>\n<p class=\"small\">An exercise of <a href=\"../../README.html\">\(chapter.title)</a></p>"
      body = body.replacing("</h1>", with: way, maxReplacements: 1)
      body +=
        isLive
        ? Editor(of: exercise.name, in: exercise.folder, kind: .exercise).html
        : Editor.absent(exercise.name)
    }
    if isLive, source == "Chapters/Courses.md" {
      let way = "</h1>\n<p><a href=\"../plan\">Plan a workshop here, with your notes.</a></p>"
      body = body.replacing("</h1>", with: way, maxReplacements: 1)
    }
    if source == Contents.page { body = try withExercises(body) }
    return Page(
      html: document(page.title, body, at: Self.file(of: source), around: source),
      title: page.title, headings: page.headings, links: links, linked: linked)
  }

  /// The contents with a link for each exercise that they name.
  private func withExercises(_ body: String) throws(ToolError) -> String {
    let all = try Exercise.all(in: checkout)
    return body.replacing(#/<td>(\w+(?:, \w+)*)<\/td>/#) { cell in
      let names = cell.1.split(separator: ", ").map { name in
        all.first { $0.name == name }.map { exercise in
          "<a href=\"\(exercise.folder.dropFirst("Chapters/".count))/Tasks.html\">\(name)</a>"
        } ?? String(name)
      }
      return "<td>\(names.joined(separator: ", "))</td>"
    }
  }

  private func exercise(at source: String) throws(ToolError) -> Exercise? {
    guard source.hasSuffix("/Tasks.md") else { return nil }
    return try Exercise.all(in: checkout).first { $0.tasks == source }
  }

  /// A file of the checkout that is no page, or the names in a folder.
  private func source(_ source: String) throws(ToolError) -> String {
    let isFolder = checkout.files.isFolder(checkout.path(source))
    let text =
      isFolder
      ? try checkout.files.files(below: checkout.path(source)).joined(separator: "\n")
      : try checkout.read(source)
    let code = source.hasSuffix(".swift") ? SwiftHTML(text).html : text.escapedForHTML
    let name = String(source.split(separator: "/").last ?? "")
    let body = "<h1>\(name.escapedForHTML)</h1>\n<pre class=\"file\"><code>\(code)</code></pre>\n"
    return document(name, body, at: "\(source).html", around: source)
  }

  // MARK: - The search

  private func search(_ headings: [(level: Int, row: [String])]) throws(ToolError) -> String {
    // The titles of pages first.
    let titles = headings.filter { $0.level == 1 } + headings.filter { $0.level > 1 }
    let index = titles.map(\.row) + terms() + (try exercises()) + (try symptoms()) + (try claims())
    return "const pages = \(try json(of: index).dropLast());\n"
  }

  /// What is found, what stands below it, and the page that it leads to.
  private func terms() -> [[String]] {
    glossary.values.sorted { $0.term < $1.term }.map {
      [$0.term, Markdown.plain($0.meaning), Self.file(of: "Chapters/\($0.page)")]
    }
  }

  /// By their names, as commands take them.
  private func exercises() throws(ToolError) -> [[String]] {
    try Exercise.all(in: checkout).map {
      [$0.name, "Exercise of \($0.chapter.title)", Self.file(of: $0.tasks)]
    }
  }

  /// What people say or paste, with the first page that answers it, and the heading there.
  private func symptoms() throws(ToolError) -> [[String]] {
    let page = "Chapters/Choosing.md"
    let tables = Markdown(try checkout.read(page)).tables
    return tables.filter { $0.header.first == "you say or paste" }.flatMap { table in
      table.rows.compactMap { row in
        guard row.cells.count == 3,
          let link = row.cells[2].firstMatch(of: #/\]\(([^)#]+)(#[^)]+)?\)/#)
        else { return nil }
        let target = Self.file(of: resolved(String(link.1), from: page)) + (link.2 ?? "")
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
      ("Chapters/Commands.md", "Commands"), ("Chapters/Courses.md", "Courses"),
    ].map { link($0.0, $0.1) }
    let live = isLive ? "\n<script src=\"\(up)live.js\" defer data-root=\"\(up)\"></script>" : ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title.escapedForHTML)</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="\(up)book.css">
      <script src="\(up)search.js" defer></script>
      <script src="\(up)book.js" defer data-root="\(up)"></script>\(live)
      </head>
      <body>
      <a class="skip" href="#page">To the page</a>
      <header>
      <p><a href="\(up)index.html">DependencyPlayground</a></p>
      <nav aria-label="Book">\(main.joined(separator: "\n"))</nav>
      <form role="search" hidden><label>Search <input type="search" id="search"></label>
      <ul id="found" aria-live="polite"></ul></form>
      <button type="button" id="big" aria-pressed="false" hidden>Projector</button>
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
