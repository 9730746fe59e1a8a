import Book
import ToolSupport

/// The blocks of a chapter's guide and of the program below it, which a changed run makes others.
struct GuideBlocks: Sendable {
  private let chapter: Chapter
  private let kinds = ChapterBlocks()
  /// Those of the guide by number, as its page has them.
  private let blocks: [(number: Int, block: HTMLPage.Block)]
  private let sections: [(title: String, lines: [String])]

  /// - Parameter checkout: where the chapter is as the page shows it.
  init(of chapter: Chapter, in checkout: Checkout) throws(ToolError) {
    self.chapter = chapter
    var blocks: [HTMLPage.Block] = []
    _ = HTMLPage(
      try checkout.read(chapter.guide), link: { $0 },
      blocks: { block, html in
        blocks.append(block)
        return html
      })
    let kinds = kinds
    self.blocks = blocks.enumerated().map { ($0 + 1, $1) }
      .filter { kinds.has($0.1.language, $0.1.marker) }
    sections = try checkout.playedSections(of: chapter)
  }

  /// The blocks that are others now, as HTML by number.
  ///
  /// - Parameters:
  ///   - checkout: where the files are as they were built.
  ///   - output: what the program printed.
  func changes(in checkout: Checkout, printing output: String) async -> [String: String] {
    let overlaid = OverlaidFiles([checkout.path(chapter.expected): output], over: checkout.files)
    let now = Checkout(root: checkout.root, files: overlaid)
    var changes: [String: String] = [:]
    for (number, block) in blocks {
      let text = await kinds.text(
        of: (block.language, block.marker, block.text), on: chapter.guide, of: chapter, in: now)
      guard let text, text != block.text else { continue }
      changes["\(number)"] =
        block.language == "mermaid"
        ? picture(text, before: block.text) : Self.code(text, before: block.text, block.language)
    }
    let played = (try? now.playedSections(of: chapter)) ?? []
    for (number, section) in sections.enumerated() {
      guard let new = played.first(where: { $0.title == section.title }),
        new.lines != section.lines
      else { continue }
      changes["section-\(number + 1)"] = Self.code(
        new.lines.joined(separator: "\n"), before: section.lines.joined(separator: "\n"), "swift")
    }
    return changes
  }

  private func picture(_ text: String, before: String) -> String {
    let lines = text.lines.map { $0.trimming { $0 == " " } }
    let old = before.lines.map { $0.trimming { $0 == " " } }
    let new = Set(lines).subtracting(old)
    let gone = old.filter { !lines.contains($0) }
    let drawn =
      Drawing.svg(of: text, new: new) ?? "<pre>\(text.escapedForHTML)</pre>"
    func list(_ word: String, _ lines: some Sequence<String>) -> String {
      let all = lines.map { Self.words($0).escapedForHTML }.joined(separator: "; ")
      return all.isEmpty ? "" : "<p class=\"changed\">\(word): <code>\(all)</code></p>"
    }
    return "<figure class=\"picture\">\(drawn)</figure>"
      + list("New", lines.filter(new.contains)) + list("Gone", gone)
  }

  /// An arrow of a picture as one would write it: `CService.aService → AService`.
  private static func words(_ line: String) -> String {
    line.replacing(#/(\w+) -->\|(\w+)\| (\w+)/#) { "\($0.1).\($0.2) → \($0.3)" }
      .replacing(#/(\w+) --> (\w+)/#) { "\($0.1) → \($0.2)" }
      .replacing(#/(\w+)--?>>(\w+):/#) { "\($0.1) → \($0.2):" }
  }

  /// Code with the lines marked that are others, and with the values that they had.
  static func code(_ text: String, before: String, _ language: String) -> String {
    let (lines, old) = (text.lines, before.lines)
    var html = (language == "swift" ? SwiftHTML(text).html : text.escapedForHTML).lines
    var new: Set<Int> = []
    for case .insert(let offset, _, _) in lines.difference(from: old) { new.insert(offset) }
    // A line that stands there several times has the value of its own time before.
    var values: [String: [String?]] = [:]
    for line in old { values[line.parts.code, default: []].append(line.parts.value) }
    for (offset, line) in lines.enumerated() where offset < html.count {
      let (code, value) = line.parts
      let before = values[code]?.isEmpty == false ? values[code]?.removeFirst() : nil
      var was = ""
      if let old = before ?? nil, let value, old != value {
        was = " <del>was \(old.escapedForHTML)</del>"
      }
      if !was.isEmpty || new.contains(offset) && (value == nil || before == nil) {
        html[offset] = "<mark>\(html[offset])\(was)</mark>"
      }
    }
    return "<pre class=\"\(language)\"><code>\(html.joined(separator: "\n"))</code></pre>"
  }
}

extension String {
  /// The code of a line, and the value behind it.
  fileprivate var parts: (code: String, value: String?) {
    guard let mark = firstRange(of: "// ") else { return (self, nil) }
    let code = self[..<mark.lowerBound].trimming { $0 == " " }
    return code.isEmpty ? (self, nil) : (code, String(self[mark.upperBound...]))
  }
}
