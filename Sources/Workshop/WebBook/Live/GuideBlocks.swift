import Book
import ToolSupport

/// The blocks of a chapter's guide and program that change with the program's output.
struct GuideBlocks: Sendable {
  private struct Block {
    let page: HTMLPage.Block
    let lines: [PlayedLine]

    init(of page: HTMLPage.Block, lines: [PlayedLine]) { (self.page, self.lines) = (page, lines) }

    var quoted: (language: String, marker: String?, text: String) {
      (page.language, page.marker, page.text)
    }
  }

  private let chapter: Chapter
  private let blocks: [Block]
  private let sections: [PlayedSection]

  /// A guide or a program that can't be read has no blocks.
  ///
  /// - Parameter checkout: the checkout that the page shows.
  init(of chapter: Chapter, in checkout: Checkout) {
    self.chapter = chapter
    sections = (try? checkout.playedSections(of: chapter)) ?? []
    var played = PlayedPage(chapter.guide, of: chapter, in: checkout, sections: sections)
    let kinds = ChapterBlocks()
    var blocks: [Block] = []
    var hooks = HTMLPage.Hooks()
    hooks.block = { block, html in
      guard kinds.has(block.language, block.marker) else { return html }
      let lines = played.lines(of: (block.language, block.marker, block.text))?.lines
      blocks.append(
        Block(of: block, lines: lines ?? block.text.lines.map { PlayedLine(code: $0) }))
      return html
    }
    _ = HTMLPage((try? checkout.read(chapter.guide)) ?? "", link: { $0 }, hooks: hooks)
    self.blocks = blocks
  }

  /// The changed blocks, as HTML by number. A block is left out if its source is gone or can't be read.
  ///
  /// - Parameters:
  ///   - checkout: where the other files are.
  ///   - texts: the files that were built, by path relative to the checkout. The disk may have newer
  ///     ones.
  ///   - output: what the program printed.
  func changes(
    in checkout: Checkout, of texts: [String: String], printing output: String
  ) async -> [String: String] {
    let built = checkout.with(texts, printing: output, of: chapter)
    let kinds = ChapterBlocks()
    var changes: [String: String] = [:]
    for block in blocks {
      let lines = await kinds.lines(
        of: block.quoted, on: chapter.guide, of: chapter, in: built)
      guard let lines, !lines.map(\.text).hasSameBytes(as: block.lines.map(\.text)) else {
        continue
      }
      changes["\(block.page.number)"] =
        block.page.language == "mermaid"
        ? picture(lines.map(\.text).joined(separator: "\n"), before: block.page.text)
        : Self.code(lines, before: block.lines, block.page.language)
    }
    var played = (try? built.playedSections(of: chapter)) ?? []
    for (number, section) in sections.enumerated() {
      guard let index = played.firstIndex(where: { $0.title == section.title }) else { continue }
      let lines = played.remove(at: index).lines
      guard !lines.map(\.text).hasSameBytes(as: section.lines.map(\.text)) else { continue }
      changes["section-\(number + 1)"] = Self.code(lines, before: section.lines, "swift")
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
      let all = lines.map { Self.readable($0).escapedForHTML }.joined(separator: "; ")
      return all.isEmpty ? "" : "<p class=\"changed\">\(word): <code>\(all)</code></p>"
    }
    return "<figure class=\"picture\">\(drawn)</figure>"
      + list("New", lines.filter(new.contains)) + list("Removed", gone)
  }

  /// An arrow of a picture in readable form: `CService.aService → AService`.
  private static func readable(_ line: String) -> String {
    line.replacing(#/(\w+) -->\|(\w+)\| (\w+)/#) { "\($0.1).\($0.2) → \($0.3)" }
      .replacing(#/(\w+) --> (\w+)/#) { "\($0.1) → \($0.2)" }
      .replacing(#/(\w+)--?>>(\w+):/#) { "\($0.1) → \($0.2):" }
  }

  /// Code with its changed lines marked, and with their old values.
  static func code(
    _ lines: [PlayedLine], before old: [PlayedLine], _ language: String
  ) -> String {
    var html =
      language == "swift" ? SwiftHTML.lines(of: lines) : lines.map(\.text.escapedForHTML)
    func value(of line: PlayedLine) -> PlayedValue? {
      language == "swift"
        ? line.value
        : SectionChange.shown(in: line.text).map { PlayedValue(expression: $0, text: $1) }
    }
    var new: Set<Int> = []
    for case .insert(let offset, _, _) in lines.map(\.text).difference(
      from: old.map(\.text), by: { $0.hasSameBytes(as: $1) })
    {
      new.insert(offset)
    }
    // Repeated expressions are compared in order.
    var values: [String: ArraySlice<String>] = [:]
    for value in old.compactMap(value) { values[value.expression, default: []].append(value.text) }
    for (offset, line) in lines.enumerated() {
      let value = value(of: line)
      let before = value.flatMap { values[$0.expression]?.popFirst() }
      var was = ""
      if let before, let value, !before.hasSameBytes(as: value.text) {
        was = " <del>was \(before.escapedForHTML)</del>"
      }
      if !was.isEmpty || new.contains(offset) && before == nil {
        html[offset] = "<mark>\(html[offset])\(was)</mark>"
      }
    }
    return "<pre class=\"\(language)\"><code>\(html.joined(separator: "\n"))</code></pre>"
  }
}

extension Checkout {
  /// The checkout with the program's built files, and its output as the
  /// transcript.
  fileprivate func with(
    _ texts: [String: String], printing output: String, of chapter: Chapter
  ) -> Checkout {
    var overlay: [String: String?] = [path(chapter.expected): output]
    for path in (try? sources(of: chapter)) ?? [] { overlay[self.path(path)] = .some(nil) }
    for (path, text) in texts { overlay[self.path(path)] = text }
    return Checkout(root: root, files: OverlaidFiles(overlay, over: files))
  }
}
