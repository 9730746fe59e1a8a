import Book
import ToolSupport

/// The frame of each page: a header, the sidebar with chapters, the text, and next to it the
/// program. `early.js` and `frame.js` make it interactive.
extension BookSite {
  /// - Parameters:
  ///   - path: the path of the page.
  ///   - desk: the program next to the text, as HTML; empty for a page without one.
  ///   - source: the file that the page shows.
  func document(
    _ title: String, _ body: String, desk: String = "", at path: String, around source: String
  ) -> String {
    let up = Self.rootPath(from: path)
    func link(_ target: String, _ text: String) -> String {
      let file = Self.file(of: target)
      let current = file == path ? " aria-current=\"page\"" : ""
      return "<a href=\"\(up)\(file.percentEncoded)\"\(current)>\(text.escapedForHTML)</a>"
    }
    let main = [
      (Contents.firstPage, "Start"), ("Chapters/README.md", "Contents"),
      ("Chapters/Choosing.md", "Choosing"),
      ("Chapters/Glossary.md", "Glossary"), ("Chapters/Claims.md", "Claims"),
      ("Chapters/Commands.md", "Commands"), ("Chapters/Courses.md", "Courses"),
      ("README.md", "About"),
    ].map { link($0.0, $0.1) }
    // The browser's storage is per checkout, because addresses change.
    let name = ContentHash(checkout.files.realPath(of: checkout.root))
    let own = isLive ? " data-checkout=\"\(name)\"" : ""
    let live =
      isLive
      ? editorAssets(for: desk.isEmpty ? body : desk, up)
        + "\n<script src=\"\(up)live.js\" defer data-root=\"\(up)\" data-checkout=\"\(name)\"></script>"
        + (path == "index.html" ? "\n<script src=\"\(up)front.js\" defer></script>" : "")
      : ""
    let kind = desk.isEmpty ? "page" : "desked"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      \(ContentPolicy.tag)
      <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
      <title>\(title.escapedForHTML)</title>
      <link rel="icon" href="data:,">
      <script src="\(up)early.js"></script>
      <link rel="stylesheet" href="\(up)book.css">
      <link rel="stylesheet" href="\(up)text.css">
      <script src="\(up)rail.js" defer></script>
      <script src="\(up)frame.js" defer data-root="\(up)"\(own)></script>
      <script src="\(up)finder.js" defer data-root="\(up)"></script>
      <script src="\(up)book.js" defer></script>\(live)
      </head>
      <body class="\(path == "index.html" ? "page front" : kind)">
      <a class="skip" href="#page">Skip to content</a>
      <header>
      <button type="button" id="menu" aria-controls="rail" aria-expanded="false" aria-label="Chapters"></button>
      <p><a href="\(up)index.html">Dependency<strong>Playground</strong></a>\(place(of: source))</p>
      <button type="button" id="find" aria-haspopup="dialog">Search <kbd aria-hidden="true">/</kbd></button>
      <nav aria-label="Book">\(main.joined(separator: "\n"))</nav>
      <button type="button" id="big" aria-pressed="false">Projector</button>
      </header>
      <div class="frame">
      <nav id="rail" aria-label="Chapters"></nav>
      <main id="page" tabindex="-1" autofocus>
      \(body)
      \(neighbors(of: source, link: link))
      </main>
      \(desk.isEmpty ? "" : self.desk(desk))
      </div>
      </body>
      </html>

      """
  }

  /// The program next to the text, with a splitter and, for small windows, two
  /// buttons that switch between text and program.
  private func desk(_ html: String) -> String {
    """
    <div id="split" role="separator" tabindex="0" aria-controls="desk" aria-label="Resize the program"></div>
    <aside id="desk"\(isLive ? " class=\"live\"" : "") aria-label="Program">
    \(html)</aside>
    <div id="views" role="group" aria-label="View"><button type="button" data-view="read" \
    aria-pressed="true">Read</button><button type="button" data-view="program" aria-pressed="false">Program</button></div>
    """
  }

  private func editorAssets(for desk: String, _ up: String) -> String {
    let editors = ["<section id=\"editor\"", "<section class=\"slice\""]
    guard editors.contains(where: desk.contains) else { return "" }
    return Self.editorAssets.map { asset in
      asset.hasSuffix(".css")
        ? "\n<link rel=\"stylesheet\" href=\"\(up)\(asset)\">"
        : "\n<script src=\"\(up)\(asset)\" defer></script>"
    }.joined()
  }

  private func entry(of source: String) -> Contents.Entry? {
    entries.first { source.hasPrefix("\($0.chapter.folder)/") }
  }

  /// The breadcrumb of a chapter's page: `Part III › 14 Deps1`.
  private func place(of source: String) -> String {
    guard let entry = entry(of: source) else { return "" }
    let part = entry.part.cut(at: ".").before
    return "<span class=\"where\">\("\(part) › \(entry.chapter.title)".escapedForHTML)</span>"
  }

  /// Links to the previous and next chapter, and to the second page of this one.
  private func neighbors(of source: String, link: (String, String) -> String) -> String {
    func around(_ links: [String]) -> String {
      "<nav class=\"around\" aria-label=\"Previous and next\">\(links.joined(separator: "\n"))</nav>"
    }
    let first =
      checkout.files.exists(checkout.path(Contents.firstPage))
      ? [link(Contents.firstPage, "← 0 One screen")] : []
    if [Contents.firstPage, Contents.oldAppPage].contains(source),
      let next = entries.first?.chapter
    {
      return around(
        (source == Contents.firstPage ? [] : first) + [link(next.guide, "\(next.title) →")])
    }
    guard let index = entries.firstIndex(where: { source.hasPrefix("\($0.chapter.folder)/") })
    else { return "" }
    let chapter = entries[index].chapter
    var links: [String] = []
    if let before = entries[..<index].last?.chapter {
      links.append(link(before.guide, "← \(before.title)"))
    } else {
      links += first
    }
    if source != chapter.guide {
      links.append(link(chapter.guide, chapter.title))
    } else if checkout.files.exists(checkout.path(chapter.more)) {
      links.append(link(chapter.more, "More"))
    }
    if let next = entries[index...].dropFirst().first?.chapter {
      links.append(link(next.guide, "\(next.title) →"))
    }
    return around(links)
  }

  /// The parts and chapters for the sidebar, as a script that all pages share.
  ///
  /// Each part is its title and its chapters; a chapter is its number, its name, its page, and the names and pages of
  /// its other pages and of its exercises.
  package func rail() throws(ToolError) -> String {
    struct Part: Encodable {
      let title: String
      var chapters: [Chapter] = []
    }
    struct Chapter: Encodable {
      let number, name, page: String
      let more, exercises: [[String]]
    }
    let exercises = try Exercise.all(in: checkout)
    let pages = try checkout.pages()
    var parts: [Part] = []
    for entry in entries where checkout.files.exists(checkout.path(entry.chapter.guide)) {
      let chapter = entry.chapter
      if parts.last?.title != entry.part { parts.append(Part(title: entry.part)) }
      let more = pages.filter { $0 != chapter.guide && chapter.has(page: $0) }
      parts[parts.endIndex - 1].chapters.append(
        Chapter(
          number: chapter.digits, name: chapter.name,
          page: Self.file(of: chapter.guide).percentEncoded,
          more: more.map { [title(of: $0), Self.file(of: $0).percentEncoded] },
          exercises: exercises.filter { $0.chapter == chapter }.map {
            [$0.name, Self.file(of: $0.tasks).percentEncoded]
          }))
    }
    return "const contents = \(try json(of: parts).dropLast());\n"
  }

  /// `More`, or the heading of another page beside a guide.
  private func title(of page: String) -> String {
    if page.hasSuffix("/More.md") { return "More" }
    let text = (try? checkout.read(page)) ?? ""
    return Markdown(text).headings.first.map { Markdown.plain($0.text) } ?? page
  }

  /// The warning below the title of the live book's first pages.
  static let warning = """
    <p class="small">The programs and exercises of this book run on your machine with your permissions: they can use \
    your files and the network. Read a fork's code before you run it.</p>
    """

  /// The path of the HTML page of a Markdown page, or of another file.
  static func file(of source: String) -> String {
    source == "README.md"
      ? "about.html"
      : source.hasSuffix(".md") ? "\(source.dropLast(3)).html" : "\(source).html"
  }

  /// The relative path from a file's folder to that of `index.html`.
  static func rootPath(from file: String) -> String {
    file.split(separator: "/").dropFirst().map { _ in "../" }.joined()
  }
}
