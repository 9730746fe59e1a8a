import Book
import ToolSupport

/// The program next to a chapter's guide: its editor, its sections with printed values,
/// and its files. It also makes the experiments for the guide's questions.
struct ChapterProgram: Sendable {
  let chapter: Chapter
  /// The source files, `main.swift` first.
  let files: [String]
  let sections: [PlayedSection]
  private let reasons: Reasons?
  private let experiments: [Experiment]
  /// A sentence for each part that can't be shown. All other parts are shown.
  let problems: [String]

  init(of chapter: Chapter, in checkout: Checkout) {
    self.chapter = chapter
    var problems: [String] = []
    func part<Part>(_ read: () throws(ToolError) -> Part) -> Part? {
      do { return try read() } catch {
        problems.append(error.description)
        return nil
      }
    }
    files = part { () throws(ToolError) in try checkout.sources(of: chapter) } ?? []
    sections = part { () throws(ToolError) in try checkout.playedSections(of: chapter) } ?? []
    reasons = part { () throws(ToolError) in try Reasons(of: chapter, in: checkout) }
    experiments =
      part { () throws(ToolError) in try Experiment.all(of: chapter, in: checkout) } ?? []
    self.problems = problems
  }

  /// - Parameter isLive: whether a server builds and runs the program.
  func html(isLive: Bool) -> String {
    let files = self.files.map { path in
      let name = path.dropFirst(chapter.folder.count + 1)
      return "<li><a href=\"\(name.percentEncoded).html\">\(name.escapedForHTML)</a></li>"
    }
    let problems = self.problems.map {
      "<p role=\"note\">Part of this page is missing: \($0.escapedForHTML)</p>"
    }
    return """
      \(isLive ? Editor(of: chapter.name, in: chapter.folder, kind: .chapter).html : "")\
      <section id="program" aria-labelledby="the-program">
      <h2 id="the-program">The program, with its values</h2>
      \((problems + sections.enumerated().map { html(of: $1, $0 + 1) }).joined(separator: "\n"))
      <details><summary>Files</summary><ul class="files">\(files.joined(separator: "\n"))</ul></details>
      \(isLive ? "" : Editor.absent(chapter.digits))</section>

      """
  }

  /// The block of a section of the program; nil if there is none.
  func block(of title: String) -> String? {
    sections.firstIndex { $0.title == title }.map { block(of: sections[$0], $0 + 1) }
  }

  private func html(of section: PlayedSection, _ number: Int) -> String {
    """
    <h3 id="section-\(number)">\(section.title.escapedForHTML)</h3>
    \(block(of: section, number))
    """
  }

  private func block(of section: PlayedSection, _ number: Int) -> String {
    let code = lines(of: section.lines, in: section.title).joined(separator: "\n")
    let place = BlockPlace(
      file: "\(chapter.folder)/main.swift", lines: section.lines.places.map { [$0] } ?? [],
      section: section.title)
    return block(
      "section-\(number)", "<pre class=\"swift\"><code>\(code)</code></pre>", at: place)
  }

  /// A block that may change with the program, with attributes for its file and lines. Blocks of files
  /// in `Refused` and `InYourApp` get no such attributes.
  ///
  /// - Parameter number: the block's number on the page.
  func block(_ number: String, _ html: String, at place: BlockPlace?) -> String {
    var all = [("block", number)]
    if let file = place?.file, !file.split(separator: "/").contains(where: Self.isApart) {
      let own = "\(chapter.folder)/"
      let up = BookSite.rootPath(from: chapter.guide)
      all.append(("file", file.hasPrefix(own) ? String(file.dropFirst(own.count)) : up + file))
      var lines: [ClosedRange<Int>] = []
      for next in place?.lines ?? [] {
        if let last = lines.last, last.upperBound + 1 == next.lowerBound {
          lines[lines.count - 1] = last.lowerBound...next.upperBound
        } else {
          lines.append(next)
        }
      }
      if let first = lines.map(\.lowerBound).min(), let last = lines.map(\.upperBound).max() {
        all += [("from", "\(first)"), ("to", "\(last)")]
      }
      if lines.count > 1 {
        let text = lines.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ")
        all.append(("lines", text))
      }
    }
    if let section = place?.section { all.append(("section", section)) }
    let attributes = all.map { " data-\($0)=\"\($1.escapedForHTML)\"" }.joined()
    return "<div class=\"block\"\(attributes)>\(html)</div>"
  }

  private static func isApart(_ folder: Substring) -> Bool {
    ["Refused", "InYourApp"].contains(folder)
  }

  /// The lines of a section as HTML, with the reasons of values.
  func lines(of played: [PlayedLine], in title: String) -> [String] {
    SwiftHTML.lines(of: played) { value in
      reasons?.reason(of: value.line, in: title).map { Markdown.plain($0) }
    }
  }

  /// The bar below the guide's title, with a button that hides values.
  let predictionBar = """
    <p class="way"><button type="button" id="hide" aria-pressed="false" hidden>Hide values and \
      predict</button> <span id="score" role="status"></span></p>
    """

  /// The title of the guide, with the chapter's number and name on a separate line.
  func title(_ text: String, _ html: String) -> String {
    let name = "\(chapter.title): "
    guard text.hasPrefix(name), html.hasPrefix(name) else { return html }
    let rest = html.dropFirst(name.count)
    return "<span class=\"over\">\(chapter.title)<span class=\"words\">:</span></span> "
      + "\(rest.prefix(1).uppercased())\(rest.dropFirst())"
  }

  /// A paragraph of the guide. Commands for things that the page does itself are folded away.
  func withFoldedCommands(_ paragraph: String, _ html: String) -> String {
    if ["`swift run \(chapter.name)` ·", "`swift run workshop play "].contains(
      where: paragraph.hasPrefix)
    {
      return Self.folded(html)
    }
    let start = "<p>Predict first. "
    guard paragraph.hasPrefix("Predict first. `swift run workshop play "), html.hasPrefix(start)
    else { return html }
    return "<p>Predict first.</p>" + Self.folded("<p>\(html.dropFirst(start.count))")
  }

  /// A collapsed part for readers with a terminal.
  static func folded(_ html: String) -> String {
    "<details class=\"terminal\"><summary>In a terminal</summary>\(html)</details>"
  }

  private static func title(of marker: String?) -> String? {
    marker?.firstMatch(of: #/^played: (.+?)(?: \/ .*)?$/#).map { String($0.1) }
  }

  /// A link from a block of the guide to its section of the program; empty for any other block.
  func programLink(from marker: String?) -> String {
    guard let title = Self.title(of: marker),
      let number = sections.firstIndex(where: { $0.title == title })
    else { return "" }
    return "<a class=\"to\" href=\"#section-\(number + 1)\">Show in the program</a>"
  }

  // MARK: - Experiments

  /// The experiments for the questions in a paragraph of the guide, as HTML.
  func experiments(askedBy paragraph: String) -> String {
    let words = paragraph.squeezed
    return experiments.filter { words.contains($0.question.squeezed) }.map(html).joined()
  }

  private func html(of experiment: Experiment) -> String {
    let asked = experiment.asked
    let edits = experiment.edits.map { edit in
      let lines = markedLines(from: edit.old, to: edit.new).map { line in
        let kind = line.hasPrefix("+") ? "ins" : line.hasPrefix("-") ? "del" : "span"
        return "<\(kind)>\(line.escapedForHTML)</\(kind)>"
      }
      let name = edit.path.dropFirst(chapter.folder.count + 1)
      return
        "<p>\(name.escapedForHTML)</p>\n<pre><code>\(lines.joined(separator: "\n"))</code></pre>"
    }
    let section = asked.section.trimming { "= ".contains($0) }.escapedForHTML
    let place = section.isEmpty ? "" : " in <em>\(section)</em>"
    return """

      <section class="experiment callout" data-of="\(chapter.name.escapedForHTML)" data-number="\(experiment.number)" \
      aria-label="Experiment \(experiment.number)">
      <p class="lead">Predict first</p>
      \(edits.joined(separator: "\n"))
      <form hidden><label><code>\(asked.expression.escapedForHTML)</code>\(place): <input name="answer" autocomplete="off" \
      spellcheck="false"></label> <button>Check</button></form>
      <details><summary>Result</summary>
      <p><code class="value">\(asked.value.escapedForHTML)</code></p>
      <p>\(SpanWriter.html(of: experiment.reason, link: { $0 }))</p>
      </details>
      </section>

      """
  }
}
