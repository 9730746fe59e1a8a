import Book
import ToolSupport

/// What is beside a chapter's guide: the editor of its program, and the program as it is played, with each
/// value at its line, and its files. The chapter's experiments stand where the guide asks them.
struct ChapterProgram: Sendable {
  let chapter: Chapter
  /// The files that the program is built from, `main.swift` first.
  let files: [String]
  let sections: [PlayedSection]
  private let reasons: Reasons?
  private let experiments: [Experiment]
  /// What of it can't be shown, a sentence each. Its texts are a person's, so all else is shown.
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

  /// - Parameter isLive: whether a server is there that builds and runs it.
  func html(isLive: Bool) -> String {
    let files = self.files.map { path in
      let name = path.dropFirst(chapter.folder.count + 1)
      return "<li><a href=\"\(name.percentEncoded).html\">\(name.escapedForHTML)</a></li>"
    }
    let problems = self.problems.map {
      "<p role=\"note\">Part of it is missing: \($0.escapedForHTML)</p>"
    }
    return """
      \(isLive ? Editor(of: chapter.name, in: chapter.folder, kind: .chapter).html : "")\
      <section id="program" aria-labelledby="the-program">
      <h2 id="the-program">The program, with its values</h2>
      \((problems + sections.enumerated().map { html(of: $1, $0 + 1) }).joined(separator: "\n"))
      <details><summary>Its files</summary><ul class="files">\(files.joined(separator: "\n"))</ul></details>
      \(isLive ? "" : Editor.absent(chapter.digits))</section>

      """
  }

  private func html(of section: PlayedSection, _ number: Int) -> String {
    let code = lines(of: section.lines, in: section.title).joined(separator: "\n")
    return """
      <h3 id="section-\(number)">\(section.title.escapedForHTML)</h3>
      <div data-block="section-\(number)"><pre class="swift"><code>\(code)</code></pre></div>
      """
  }

  /// Lines of a section as HTML, with the reason of each value that has one.
  func lines(of played: [PlayedLine], in title: String) -> [String] {
    SwiftHTML.lines(of: played) { value in
      reasons?.reason(of: value.line, in: title).map { Markdown.plain($0) }
    }
  }

  /// What is behind the title of the guide: what hides its values.
  let way = """
    <p class="way"><button type="button" id="hide" aria-pressed="false" hidden>Hide the values, to say them \
    first</button> <span id="score" role="status"></span></p>
    """

  /// The title of the guide, with the chapter's number and name on a line of their own.
  func title(_ text: String, _ html: String) -> String {
    let name = "\(chapter.title): "
    guard text.hasPrefix(name), html.hasPrefix(name) else { return html }
    let rest = html.dropFirst(name.count)
    return "<span class=\"over\">\(chapter.title)<span class=\"words\">:</span></span> "
      + "\(rest.prefix(1).uppercased())\(rest.dropFirst())"
  }

  /// Whether a paragraph of the guide has the commands for what its page does as well.
  func isCommands(_ paragraph: String) -> Bool {
    paragraph.hasPrefix("`swift run \(chapter.name)` ·")
  }

  private static func title(of marker: String?) -> String? {
    marker?.firstMatch(of: #/^played: (.+?)(?: \/ .*)?$/#).map { String($0.1) }
  }

  /// What leads from a block of the guide to the section that it is of; nothing for another block.
  func way(from marker: String?) -> String {
    guard let title = Self.title(of: marker),
      let number = sections.firstIndex(where: { $0.title == title })
    else { return "" }
    return "<a class=\"to\" href=\"#section-\(number + 1)\">In the program</a>"
  }

  // MARK: - Experiments

  /// The experiments that a paragraph of the guide asks, as HTML.
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

      <section class="experiment" data-of="\(chapter.name.escapedForHTML)" data-number="\(experiment.number)" \
      aria-label="Experiment \(experiment.number)">
      \(edits.joined(separator: "\n"))
      <form hidden><label><code>\(asked.expression.escapedForHTML)</code>\(place): <input name="answer" autocomplete="off" \
      spellcheck="false"></label> <button>Say it</button></form>
      <details><summary>What becomes of it</summary>
      <p><code class="value">\(asked.value.escapedForHTML)</code></p>
      <p>\(SpanWriter.html(of: experiment.reason, link: { $0 }))</p>
      </details>
      </section>

      """
  }
}
