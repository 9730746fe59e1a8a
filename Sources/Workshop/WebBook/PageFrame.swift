import Book
import ToolSupport

/// The frame of each page: the book's title, the search, links to other pages.
extension BookSite {
  /// - Parameters:
  ///   - path: of the page.
  ///   - source: the file that it shows.
  func document(_ title: String, _ body: String, at path: String, around source: String) -> String {
    let up = Self.wayUp(from: path)
    func link(_ target: String, _ text: String) -> String {
      let file = Self.file(of: target)
      let current = file == path ? " aria-current=\"page\"" : ""
      return "<a href=\"\(up)\(file.percentEncoded)\"\(current)>\(text.escapedForHTML)</a>"
    }
    let main = [
      ("Chapters/README.md", "Contents"), ("Chapters/Choosing.md", "Choosing"),
      ("Chapters/Glossary.md", "Glossary"), ("Chapters/Claims.md", "Claims"),
      ("Chapters/Commands.md", "Commands"), ("Chapters/Courses.md", "Courses"),
    ].map { link($0.0, $0.1) }
    // What a browser keeps for a page belongs to this checkout, whatever its address is.
    let name = ContentHash(checkout.files.realPath(of: checkout.root))
    let live =
      isLive
      ? editorAssets(for: body, up)
        + "\n<script src=\"\(up)live.js\" defer data-root=\"\(up)\" data-checkout=\"\(name)\"></script>"
      : ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      \(ContentPolicy.tag)
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

  private func editorAssets(for body: String, _ up: String) -> String {
    guard body.contains("<section id=\"editor\"") else { return "" }
    return Self.editorAssets.map { asset in
      asset.hasSuffix(".css")
        ? "\n<link rel=\"stylesheet\" href=\"\(up)\(asset)\">"
        : "\n<script src=\"\(up)\(asset)\" defer></script>"
    }.joined()
  }

  /// Before and behind a chapter's page, and its second lesson.
  private func neighbors(of source: String, link: (String, String) -> String) -> String {
    guard let index = entries.firstIndex(where: { source.hasPrefix("\($0.chapter.folder)/") })
    else { return "" }
    let chapter = entries[index].chapter
    var links: [String] = []
    if let before = entries[..<index].last?.chapter {
      links.append(link(before.guide, "← \(before.title)"))
    }
    if source != chapter.guide {
      links.append(link(chapter.guide, chapter.title))
    } else if checkout.files.exists(checkout.path(chapter.more)) {
      links.append(link(chapter.more, "More"))
    }
    if let next = entries[index...].dropFirst().first?.chapter {
      links.append(link(next.guide, "\(next.title) →"))
    }
    let all = links.joined(separator: "\n")
    return "<nav class=\"around\" aria-label=\"Chapters\">\(all)</nav>"
  }

  /// Shown below the title of the live book's first pages.
  static let warning = """
    <p class="small">The programs and exercises of this book run on your machine with your own rights: they can use \
    your files and the network. Read a fork before you run it.</p>
    """

  /// The path of the HTML page of a Markdown page, or of another file.
  static func file(of source: String) -> String {
    source == "README.md"
      ? "index.html"
      : source.hasSuffix(".md") ? "\(source.dropLast(3)).html" : "\(source).html"
  }

  /// From the folder of a file to the one of `index.html`.
  static func wayUp(from file: String) -> String {
    file.split(separator: "/").dropFirst().map { _ in "../" }.joined()
  }
}
