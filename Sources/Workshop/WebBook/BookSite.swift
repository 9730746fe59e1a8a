import Book
import ToolSupport

/// The pages of the book as HTML: each Markdown page, and each source file that a page links to.
///
/// A page has the path of its source, so relative links stay valid: `More.md` is `More.html`, `Deps.swift` is
/// `Deps.swift.html`, and the package's README is `about.html`.
package struct BookSite: Sendable {
  let checkout: Checkout
  private let chapters: [Chapter]
  let entries: [Contents.Entry]
  let glossary: [String: Glossary.Entry]
  /// Whether a server runs code for the pages.
  let isLive: Bool

  /// The limit of what a page shows of a file, and of the size of a Markdown page.
  static let maxBytes = 1 << 20

  /// - Parameter checkout: its root confines the book. Links to files outside aren't followed.
  /// - Throws: `ToolError` if the contents or the glossary can't be read.
  package init(_ checkout: Checkout, isLive: Bool = false) throws(ToolError) {
    let files = ConfinedFiles(checkout.root, over: checkout.files)
    let checkout = Checkout(root: checkout.root, files: files)
    (self.checkout, self.isLive) = (checkout, isLive)
    chapters = try checkout.chapters()
    entries = try Contents(of: checkout).entries
    glossary = Dictionary(
      try Glossary(of: checkout).entries.map { ($0.term.lowercased(), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// One page as HTML, with its links and problems.
  package struct Page: Sendable {
    package let html: String
    let title: String
    let headings: [(level: Int, text: String, anchor: String)]
    let links: [Link]
    /// The files of the checkout that the page links to.
    let linked: [String]
    /// A sentence for each part that can't be shown.
    var problems: [String] = []
  }

  /// A link to a page of the book.
  struct Link {
    /// The link as written on its page, not encoded.
    let shown: String
    /// The path of the target page; empty for a link within a page.
    let path: String
    let anchor: String?
  }

  /// All files of the book, by path.
  ///
  /// - Parameter onProblem: called with a sentence for each part of a page that can't be shown, such as a
  ///   changed program. The page shows that sentence instead of the part.
  /// - Throws: `ToolError` if a page can't be read, or a link is broken.
  /// - Complexity: O(*n*) in the length of all pages and linked files.
  package func files(
    onProblem: (String) -> Void = { _ in }
  ) throws(ToolError) -> [String: String] {
    var files: [String: String] = [:]
    var (linked, anchors): (Set<String>, [String: Set<String>]) = ([], [:])
    var links: [(from: String, to: Link)] = []
    var headings: [SearchRow] = []
    var pages = try markdownPages()
    var rest = pages[...]
    while let source = rest.popFirst() {
      let path = Self.file(of: source)
      let page = try page(of: source)
      for file in page.linked {
        if !file.hasSuffix(".md") {
          linked.insert(file)
        } else if !pages.contains(file) {
          pages.append(file)
          rest.append(file)
        }
      }
      links += page.links.map { (path, $0) }
      anchors[path] = Set(page.headings.map(\.anchor))
      files[path] = page.html
      headings += rows(for: page.headings, on: source, with: (try? checkout.read(source)) ?? "")
      for problem in page.problems { onProblem("\(source): \(problem)") }
    }
    for source in linked.sorted() where files["\(source).html"] == nil {
      do throws(ToolError) {
        files["\(source).html"] = try self.source(source)
      } catch {
        guard checkout.files.exists(checkout.path(source)) else { throw error }
        onProblem(error.description)
        files["\(source).html"] = page(
          source, "<h1>\(source.escapedForHTML)</h1>\n<p>\(error.description.escapedForHTML)</p>\n",
          at: "\(source).html")
      }
    }
    files["index.html"] = front()
    files["search.js"] = try search(headings)
    files["rail.js"] = try rail()
    for asset in Self.assets { files[asset] = try self.asset(asset) }
    try check(links, in: files, anchors)
    return files
  }

  /// The page at a path of the book, for a Markdown page or another file of the checkout; nil
  /// if there is none.
  package func page(at path: String) throws(ToolError) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard path.hasSuffix(".html"), !path.hasControls,
      !parts.contains(where: { ["", ".", ".."].contains($0) })
    else { return nil }
    let name = String(path.dropLast(5))
    if path == "index.html" { return front() }
    if let page = try version(name) { return page }
    let markdown = path == "about.html" ? "README.md" : "\(name).md"
    if checkout.files.exists(checkout.path(markdown)) { return try page(of: markdown).html }
    return checkout.files.exists(checkout.path(name)) ? try source(name) : nil
  }

  /// A page without a Markdown source, in the frame of all pages.
  func page(_ title: String, _ body: String, at path: String) -> String {
    document(title, body, at: path, around: path)
  }

  /// The style sheets, and the scripts of every page.
  package static let assets = [
    "book.css", "text.css", "early.js", "frame.js", "finder.js", "book.js",
  ]

  /// The additional assets of a page with an editor, in loading order.
  static let editorAssets = [
    "editor.css", "swift.js", "sheet.js", "editor.js", "files.js", "ways.js",
  ]

  package func asset(_ name: String) throws(ToolError) -> String {
    try checkout.read("Sources/Workshop/WebBook/Assets/\(name)")
  }

  /// A Markdown page of the checkout.
  package func page(of source: String) throws(ToolError) -> Page {
    let chapter = chapters.first { $0.has(page: source) }
    let program = chapter.flatMap { $0.guide == source ? $0 : nil }
      .map { ChapterProgram(of: $0, in: checkout) }
    var (links, linked): ([Link], [String]) = ([], [])
    let text = try checkout.read(source)
    guard text.utf8.count <= Self.maxBytes else {
      return Page(
        html: try self.source(source), title: source, headings: [], links: [], linked: [])
    }
    let exercise = try exercise(at: source)
    var hooks = HTMLPage.Hooks()
    hooks.picture = { Drawing.svg(of: $0) }
    hooks.strong = term
    hooks.afterTitle =
      program?.predictionBar ?? exercise.map(origin) ?? (isLive ? note(on: source) : "")
    if source == Contents.page {
      let all = try Exercise.all(in: checkout)
      hooks.cell = { text, html, _ in Self.cell(text, html, linking: all) }
    } else if source == Claims.page {
      let ids = Set(try Claims(of: checkout).all.map(\.id))
      hooks.cell = { text, html, header in
        switch header {
        case "id": ids.contains(text) ? "<span id=\"\(text.escapedForHTML)\">\(html)</span>" : html
        case "claims":
          html.replacing(#/[A-Z]+-[A-Z]?\d+/#) { match in
            ids.contains(String(match.0)) ? "<a href=\"#\(match.0)\">\(match.0)</a>" : "\(match.0)"
          }
        default: html
        }
      }
    }
    var played = PlayedPage(source, of: chapter, in: checkout, sections: program?.sections)
    hooks.code = { block in
      guard let (title, lines) = played.lines(of: (block.language, block.marker, block.text))
      else { return nil }
      return program?.lines(of: lines, in: title) ?? SwiftHTML.lines(of: lines)
    }
    if let program {
      var places = BlockPlaces(source, of: chapter, in: checkout)
      let isLive = isLive
      hooks.block = { block, html in
        let place = places.place(of: (block.language, block.marker, block.text))
        let shown =
          program.block("\(block.number)", html, at: place)
          + program.programLink(from: block.marker)
        return isLive && block.language == "sh" ? ChapterProgram.folded(shown) : shown
      }
      hooks.title = { program.title($0, $1) }
      hooks.paragraph = { text, html in
        (isLive ? program.withFoldedCommands(text, html) : html)
          + program.experiments(askedBy: text)
      }
    }
    if isLive, source == Contents.oldAppPage {
      hooks.block = { block, html in html + Self.versionLink(from: block.marker) }
    }
    let page = HTMLPage(
      text,
      link: { target in
        guard let (link, file) = self.link(target, on: source) else { return target }
        if let file { linked.append(file) }
        links.append(link)
        let up = link.path.isEmpty ? "" : Self.rootPath(from: Self.file(of: source))
        return up + link.path.percentEncoded + (link.anchor.map { "#\($0)" } ?? "")
      }, hooks: hooks)
    var desk = ""
    if let program {
      desk = program.html(isLive: isLive)
      linked += program.files
    } else if let exercise {
      desk = self.desk(of: exercise)
    }
    return Page(
      html: document(page.title, page.body, desk: desk, at: Self.file(of: source), around: source),
      title: page.title, headings: page.headings, links: links, linked: linked,
      problems: program?.problems ?? [])
  }

  /// The chapter of an exercise.
  private func origin(of exercise: Exercise) -> String {
    let title = exercise.chapter.title.escapedForHTML
    return "<p class=\"small\">An exercise of <a href=\"../../README.html\">\(title)</a></p>"
  }

  /// The note below a page's title in the live book.
  private func note(on source: String) -> String {
    switch source {
    case "Chapters/Courses.md":
      "<p><a href=\"../plan\">Plan a workshop here, with your notes.</a></p>"
    case Contents.page, "README.md": Self.warning
    default: ""
    }
  }

  /// A cell of the contents, with a link for each exercise.
  private static func cell(_ text: String, _ html: String, linking all: [Exercise]) -> String {
    let names = text.split(separator: ", ")
    guard names.contains(where: { name in all.contains { $0.name == name } }) else { return html }
    return names.map { name in
      all.first { $0.name == name }.map { exercise in
        "<a href=\"\(exercise.tasks.dropFirst("Chapters/".count).dropLast(2).percentEncoded)html\">\(name)</a>"
      } ?? name.escapedForHTML
    }.joined(separator: ", ")
  }

  /// The editor of an exercise, and its original text.
  private func desk(of exercise: Exercise) -> String {
    let editor = Editor(of: exercise.name, in: exercise.folder, kind: .exercise)
    let text = (try? checkout.read(exercise.file)) ?? ""
    return """
      \(isLive ? editor.html : "")\
      <section id="program" aria-labelledby="the-program">
      <h2 id="the-program">The code to change</h2>
      <pre class="swift"><code>\(SwiftHTML(text).html)</code></pre>
      \(isLive ? "" : Editor.absent(exercise.name))</section>

      """
  }

  private func exercise(at source: String) throws(ToolError) -> Exercise? {
    guard source.hasSuffix("/Tasks.md") else { return nil }
    return try Exercise.all(in: checkout).first { $0.tasks == source }
  }

  // MARK: - Pages

  func markdownPages() throws(ToolError) -> [String] {
    var pages = try checkout.pages()
    for exercise in try Exercise.all(in: checkout) { pages.append("\(exercise.folder)/Tasks.md") }
    return pages
  }

  /// The target of a link on a Markdown page, and its file in the checkout; nil for an
  /// address on the web.
  private func link(_ target: String, on source: String) -> (link: Link, file: String?)? {
    if target.contains("://") { return nil }
    let (name, anchor) = target.cut(at: "#")
    if name.isEmpty { return (Link(shown: target, path: "", anchor: anchor.map(String.init)), nil) }
    let file = resolved(name.percentDecoded ?? String(name), from: source)
    let path = Self.file(of: file)
    let shown = Self.rootPath(from: Self.file(of: source)) + path + (anchor.map { "#\($0)" } ?? "")
    return (Link(shown: shown, path: path, anchor: anchor.map(String.init)), file)
  }

  /// A term in bold, with its definition on hover and focus.
  private func term(_ text: String, _ html: String) -> String {
    guard let entry = glossary[Markdown.plain(text).squeezed.lowercased()] else { return html }
    let meaning = Markdown.plain(entry.meaning).escapedForHTML
    return "<dfn tabindex=\"0\" title=\"\(meaning)\">\(html)</dfn>"
  }

  // MARK: - Links

  private func check(
    _ links: [(from: String, to: Link)], in files: [String: String],
    _ anchors: [String: Set<String>]
  ) throws(ToolError) {
    let wrong = links.first { from, link in
      let path = link.path.isEmpty ? from : link.path
      guard files[path] != nil else { return true }
      return link.anchor.map { anchors[path]?.contains($0) == false } ?? false
    }
    if let wrong { throw ToolError("\(wrong.from): broken link \(wrong.to.shown)") }
  }
}
