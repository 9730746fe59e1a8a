import Book

/// Turns the lines of a page into HTML blocks: headings, paragraphs, lists, tables.
struct BlockWriter {
  let link: (String) -> String
  let hooks: HTMLPage.Hooks
  private(set) var headings: [(level: Int, text: String, anchor: String)] = []
  /// The number of repetitions of each anchor.
  private(set) var anchorCounts: [String: Int] = [:]
  /// The number of fenced blocks so far.
  private(set) var blockCount = 0
  /// The nesting of quotes, lists and details. Deeply nested Markdown is written as text.
  private(set) var depth = 0

  mutating func html(of lines: [String]) -> String {
    var lines = lines[...]
    return html(of: &lines)
  }

  /// - Parameters:
  ///   - end: the line to stop at, which is consumed.
  ///   - isTight: whether paragraphs are items of a list without empty lines.
  private mutating func html(
    of lines: inout ArraySlice<String>, until end: String? = nil, isTight: Bool = false
  ) -> String {
    depth += 1
    defer { depth -= 1 }
    let opens = depth < 12
    var parts: [String] = []
    var marker: String?
    while let line = lines.popFirst(), line != end {
      let above = marker
      marker = nil
      if line.isBlank { continue }
      if line.hasPrefix("<!--") {
        marker = comment(line, &lines)
      } else if let fence = fence(line) {
        parts.append(block(fence, above, &lines))
      } else if let level = Markdown.level(of: line) {
        let isTitle = level == 1 && !headings.contains { $0.level == 1 }
        parts.append(heading(level, line, isTitle: isTitle))
        if isTitle, !hooks.afterTitle.isEmpty { parts.append(hooks.afterTitle) }
      } else if opens, line == "<details>" || line == "<details open>" {
        parts += [line, html(of: &lines, until: "</details>"), "</details>"]
      } else if line.hasPrefix("<summary>"), line.hasSuffix("</summary>") {
        parts.append("<summary>\(spans(line.dropFirst(9).dropLast(10)))</summary>")
      } else if opens, line.hasPrefix(">") {
        lines.insert(line, at: lines.startIndex)
        let quoted = take(from: &lines) { $0.hasPrefix(">") }
        let inner = html(of: quoted.map { String($0.dropFirst($0.hasPrefix("> ") ? 2 : 1)) })
        parts.append("<blockquote>\(inner)</blockquote>")
      } else if isTable(line, lines.first) {
        parts.append(table(line, &lines))
      } else if opens, item(line) != nil {
        lines.insert(line, at: lines.startIndex)
        parts.append(list(&lines))
      } else {
        let rest = take(from: &lines) { !$0.isBlank && !interrupts($0) }
        let text = ([line] + rest).map { $0.trimming { $0 == " " } }.joined(separator: "\n")
        let html = prose(text)
        let paragraph = hooks.paragraph(text, isTight ? html : "<p>\(html)</p>")
        parts.append(opens ? withAdvice(text, paragraph, &lines) : paragraph)
      }
    }
    return parts.joined(separator: "\n")
  }

  private func spans(_ text: some StringProtocol) -> String {
    SpanWriter.html(of: text, link: link, strong: hooks.strong)
  }

  /// The HTML of a paragraph, with its sentences about reviews marked.
  private func prose(_ text: String) -> String {
    var (html, rest) = ("", text[...])
    while let range = Callouts.reviewSentence(in: rest) {
      html += spans(rest[..<range.lowerBound])
      html += "<span class=\"review\">\(spans(rest[range]))</span>"
      rest = rest[range.upperBound...]
    }
    return html + spans(rest)
  }

  /// A paragraph. Advice is put into a box with the list below it, which is consumed.
  private mutating func withAdvice(
    _ text: String, _ html: String, _ lines: inout ArraySlice<String>
  ) -> String {
    guard headings.last(where: { $0.level == 2 })?.text == Callouts.advice,
      let start = lines.firstIndex(where: { !$0.isBlank }), let item = item(lines[start]),
      item.mark == 0, item.number == nil
    else { return html }
    lines = lines[start...]
    return Callouts.box(text, html, list(&lines))
  }

  private func take(
    from lines: inout ArraySlice<String>, while belongs: (String) -> Bool
  ) -> [String] {
    let taken = lines.prefix(while: belongs)
    lines.removeFirst(taken.count)
    return Array(taken)
  }

  /// Whether a line ends the paragraph above it.
  private func interrupts(_ line: String) -> Bool {
    if let item = item(line) { return item.number == nil || item.number == 1 }
    return fence(line) != nil || Markdown.level(of: line) != nil
      || ["<!--", ">", "|", "<details", "</details>", "<summary>"].contains { line.hasPrefix($0) }
  }

  /// Consumes a comment that begins with this line. Text after it on its last line remains.
  private func comment(_ line: String, _ lines: inout ArraySlice<String>) -> String {
    var (text, last) = (line, line)
    while !last.contains("-->"), let next = lines.popFirst() {
      text += "\n" + next
      last = next
    }
    guard let end = text.firstRange(of: "-->") else { return "" }
    let rest = text[end.upperBound...]
    if !rest.isBlank { lines.insert(String(rest), at: lines.startIndex) }
    return text[..<end.lowerBound].dropFirst(4).trimming(while: \.isWhitespace)
  }

  /// The number of backticks that open a block, and its language.
  private func fence(_ line: String) -> (length: Int, language: String)? {
    let length = line.prefix { $0 == "`" }.count
    let language = line.dropFirst(length)
    guard length >= 3, !language.contains("`") else { return nil }
    return (length, language.trimming { $0 == " " })
  }

  private mutating func block(
    _ fence: (length: Int, language: String), _ marker: String?, _ lines: inout ArraySlice<String>
  ) -> String {
    let text = take(from: &lines) { line in
      guard let end = self.fence(line) else { return true }
      return end.length < fence.length || !end.language.isEmpty
    }
    _ = lines.popFirst()
    blockCount += 1
    let block = HTMLPage.Block(
      language: fence.language, marker: marker, text: text.joined(separator: "\n"),
      number: blockCount)
    return hooks.block(block, html(of: block))
  }

  private func html(of block: HTMLPage.Block) -> String {
    if block.language == "mermaid" {
      return hooks.picture(block.text).map { "<figure class=\"picture\">\($0)</figure>" }
        ?? "<pre>\(block.text.escapedForHTML)</pre>"
    }
    if block.language == "diff", block.marker?.hasPrefix("change:") == true {
      return SideBySide(block.text.lines).html
    }
    let code =
      hooks.code(block)?.joined(separator: "\n")
      ?? (block.language == "swift" ? SwiftHTML(block.text).html : block.text.escapedForHTML)
    let kind = block.language.isEmpty ? "" : " class=\"\(block.language.escapedForHTML)\""
    return "<pre\(kind)><code>\(code)</code></pre>"
  }

  private mutating func heading(_ level: Int, _ line: String, isTitle: Bool) -> String {
    let words = line.dropFirst(level).trimming { $0 == " " }
    let text = Markdown.plain(words)
    // GitHub numbers repeated anchors.
    let name = Markdown.anchor(of: words)
    var anchor = name
    while anchorCounts[anchor] != nil {
      let number = anchorCounts[name, default: 0] + 1
      anchorCounts[name] = number
      anchor = "\(name)-\(number)"
    }
    anchorCounts[anchor] = 0
    let html = isTitle ? hooks.title(words, spans(words)) : spans(words)
    headings.append((level, text, anchor))
    return "<h\(level) id=\"\(anchor)\">\(html)</h\(level)>"
  }

  /// Whether a line is the header of a table, with a rule below it.
  private func isTable(_ line: String, _ next: String?) -> Bool {
    guard line.hasPrefix("|"), let next, next.hasPrefix("|") else { return false }
    return next.allSatisfy { "|-: ".contains($0) }
  }

  private mutating func table(_ header: String, _ lines: inout ArraySlice<String>) -> String {
    let columns = Markdown.cells(of: header)
    let rows = take(from: &lines) { $0.hasPrefix("|") }.dropFirst().map { row in
      let cells = Markdown.cells(of: row)
      let values = zip(columns, cells + Array(repeating: "", count: columns.count)).map {
        column, text in
        hooks.cell(text, spans(text), column)
      }
      return "<tr>" + values.map { "<td>\($0)</td>" }.joined() + "</tr>\n"
    }
    let names = columns.map { "<th scope=\"col\">\(spans($0))</th>" }.joined()
    // A screen reader announces a scrollable table by its heading.
    let label = (headings.last?.text ?? "Table").escapedForHTML
    // A phone shows a question, its answer and its links below each other.
    let kind = columns.first == Markdown.Table.questions ? "table questions" : "table"
    return """
      <div class="\(kind)" tabindex="0" role="region" aria-label="\(label)"><table>
      <thead><tr>\(names)</tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table></div>
      """
  }
}

// Lists.
extension BlockWriter {
  /// The columns of a list item's mark and text, and its number; nil for any other line.
  private func item(_ line: String) -> (mark: Int, text: Int, number: Int?)? {
    let mark = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(mark)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let width = digits.count + 1
    guard
      digits.isEmpty ? "-*+".contains(rest.first ?? " ") : rest.dropFirst(width - 1).first == ".",
      rest.count == width || rest.dropFirst(width).first == " "
    else { return nil }
    let space = max(1, rest.dropFirst(width).prefix { $0 == " " }.count)
    return (mark, mark + width + space, digits.isEmpty ? nil : Int(digits) ?? 1)
  }

  private mutating func list(_ lines: inout ArraySlice<String>) -> String {
    let number = lines.first.flatMap { item($0)?.number }
    var items: [[String]] = []
    var (isTight, indent) = (true, Int.max)
    while let line = lines.first {
      // An empty line belongs to the list if the text below it does.
      guard let text = lines.prefix(9).first(where: { !$0.isBlank }) else { break }
      let depth = text.prefix { $0 == " " }.count
      let next = item(text).flatMap { found in
        found.mark < indent && (found.number == nil) == (number == nil) ? found : nil
      }
      if line.isBlank {
        guard next != nil || depth >= indent else { break }
        if next != nil || depth == indent { isTight = false }
        items[items.count - 1].append("")
      } else if let next {
        items.append([String(line.dropFirst(next.text))])
        indent = next.text
      } else if depth >= indent || items.last?.last != "" && !interrupts(line) {
        items[items.count - 1].append(String(line.dropFirst(min(depth, indent))))
      } else {
        break
      }
      lines.removeFirst()
    }
    let texts = items.map { lines in
      var lines = lines[...]
      return "<li>\(html(of: &lines, isTight: isTight))</li>"
    }
    let start = number.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    let tag = number == nil ? "ul" : "ol"
    return "<\(tag)\(start)>\n\(texts.joined(separator: "\n"))\n</\(tag)>"
  }
}
