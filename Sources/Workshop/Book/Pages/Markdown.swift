import ToolSupport

/// The parts of a Markdown page that the checks need: headings, fenced blocks, tables, links.
package struct Markdown: Sendable {
  package struct Block: Sendable {
    /// The language after the opening fence: `swift`, `console`, `mermaid`, `sh`.
    package let language: String
    /// The HTML comment on the line above the fence, without its marks.
    package let marker: String?
    /// The line of the opening fence.
    package let line: Int
    /// The lines between the fences.
    package let text: String
    /// Indices into `lines` of the lines between the fences.
    package let body: Range<Int>
  }

  package struct Table: Sendable {
    /// The first column of the tables in Choosing.
    package static let questions = "you say or paste"

    /// The heading above it.
    package let heading: String
    /// The heading of level 2 above it.
    package let section: String
    package let header: [String]
    /// The line of the header, from 1.
    package let line: Int
    package let rows: [(cells: [String], line: Int)]
  }

  /// A heading of level 2 and the lines below it.
  package struct Section: Sendable {
    package let heading: String
    /// The line of the heading, from 1.
    package let line: Int
    /// Indexed as the page's lines.
    package let lines: ArraySlice<String>
  }

  package let lines: [String]
  package private(set) var headings: [(level: Int, text: String)] = []
  package private(set) var blocks: [Block] = []
  package private(set) var tables: [Table] = []
  /// The targets of links, with the heading above.
  package private(set) var links: [(text: String, line: Int, heading: String)] = []
  /// Lines of running text, with the heading above.
  package private(set) var prose: [(text: String, number: Int, heading: String)] = []
  /// Bold text within a sentence. At the beginning of a paragraph it is a title.
  private(set) var terms: [(text: String, line: Int)] = []
  /// Code in running text.
  package private(set) var code: [(text: String, line: Int)] = []
  /// The line of an unclosed fence.
  package private(set) var openFence: Int?

  package init(_ text: String) {
    lines = text.lines
    var index = 0
    while index < lines.count {
      if lines[index].hasPrefix("```") {
        readBlock(&index)
      } else if lines[index].hasPrefix("|") {
        readTable(&index)
      } else {
        readText(index)
        index += 1
      }
    }
  }

  /// The sections of a page. The first has no heading and contains the lines above all headings.
  package static func sections(of text: String) -> [Section] {
    let lines = text.lines
    let starts = lines.indices.filter { level(of: lines[$0]) == 2 }
    return zip([-1] + starts, starts + [lines.count]).map { start, end in
      let heading = start < 0 ? "" : String(lines[start].dropFirst(3))
      return Section(heading: heading, line: start + 1, lines: lines[start + 1..<end])
    }
  }

  /// The level of a heading; nil for other lines.
  package static func level(of line: String) -> Int? {
    let level = line.prefix { $0 == "#" }.count
    return 1...6 ~= level && line.dropFirst(level).hasPrefix(" ") ? level : nil
  }

  /// The plain text of a cell, without the markup of links and code.
  package static func plain(_ cell: String) -> String {
    let words = cell.contains("](") ? cell.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 } : cell
    return words.filter { $0 != "`" && $0 != "*" }
  }

  /// The anchors of this page's headings, as on GitHub.
  var anchors: Set<String> {
    Set(headings.map { Self.anchor(of: $0.text) })
  }

  /// The anchor of a heading that is unique on its page.
  package static func anchor(of heading: String) -> String {
    plain(heading).lowercased().replacing(" ", with: "-")
      .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  private mutating func readBlock(_ index: inout Int) {
    let start = index
    index += 1
    while index < lines.count, lines[index] != "```" { index += 1 }
    if index == lines.count { openFence = start + 1 }
    let above = start > 0 ? lines[start - 1] : ""
    let marker =
      above.hasPrefix("<!--")
      ? above.wholeMatch(of: #/<!--\s*(.*?)\s*-->/#).map { String($0.1) } : nil
    let body = start + 1..<index
    blocks.append(
      Block(
        language: String(lines[start].dropFirst(3)), marker: marker, line: start + 1,
        text: lines[body].joined(separator: "\n"), body: body))
    index += 1
  }

  private mutating func readTable(_ index: inout Int) {
    let start = index + 1
    var rows: [(cells: [String], line: Int)] = []
    while index < lines.count, lines[index].hasPrefix("|") {
      rows.append((Self.cells(of: lines[index]), index + 1))
      readSpans(index)
      index += 1
    }
    // The second line is the rule between the header and the rows.
    let section = headings.last { $0.level == 2 }?.text ?? ""
    tables.append(
      Table(
        heading: headings.last?.text ?? "", section: section, header: rows[0].cells, line: start,
        rows: Array(rows.dropFirst(2))))
  }

  /// The cells of a row; `\|` is a bar inside a cell.
  package static func cells(of row: String) -> [String] {
    var cells: [[UInt8]] = [[]]
    for byte in row.utf8 {
      let isBar = byte == UInt8(ascii: "|")
      if isBar, cells[cells.count - 1].last == UInt8(ascii: "\\") {
        cells[cells.count - 1].removeLast()
        cells[cells.count - 1].append(byte)
      } else if isBar {
        cells.append([])
      } else {
        cells[cells.count - 1].append(byte)
      }
    }
    let texts = cells.dropFirst().map { cell in
      String(decoding: cell, as: UTF8.self).trimming { $0 == " " }
    }
    return texts.last == "" ? texts.dropLast() : texts
  }

  private mutating func readText(_ index: Int) {
    let line = lines[index]
    if let level = Self.level(of: line) {
      headings.append((level, String(line.dropFirst(level + 1))))
    }
    readSpans(index)
    guard !line.isEmpty, !line.hasPrefix("#"), !line.hasPrefix("<!--") else { return }
    prose.append((line, index + 1, headings.last { $0.level < 3 }?.text ?? ""))
    let item = line.prefixMatch(of: #/\s*(?:[-*]|\d+\.) +/#)
    let begins = item != nil || index == 0 || lines[index - 1].isEmpty
    let sentence = line.dropFirst(item?.0.count ?? 0)
    for match in sentence.matches(of: #/\*\*([^*]+)\*\*/#)
    where !begins || match.range.lowerBound > sentence.startIndex {
      terms.append((Self.plain(String(match.1)), index + 1))
    }
  }

  private mutating func readSpans(_ index: Int) {
    let line = lines[index]
    let hasCode = line.contains("`")
    if hasCode {
      for match in line.matches(of: #/`([^`]+)`/#) {
        code.append((String(match.1), index + 1))
      }
    }
    guard line.contains("](") else { return }
    let text = hasCode ? line.replacing(#/`[^`]*`/#, with: "") : line
    for match in text.matches(of: #/\]\(([^)\s]+)\)/#) {
      links.append((String(match.1), index + 1, headings.last?.text ?? ""))
    }
  }
}

extension StringProtocol {
  /// The last line is the text after the last line feed, which can be empty.
  package var lines: [String] {
    let lines: [SubSequence] = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { String($0) }
  }

  /// The text with single spaces between words.
  package var squeezed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The text without the characters at both ends for which `drop` returns true.
  package func trimming(while drop: (Character) -> Bool) -> String {
    guard let first = firstIndex(where: { !drop($0) }), let last = lastIndex(where: { !drop($0) })
    else { return "" }
    return String(self[first...last])
  }
}
