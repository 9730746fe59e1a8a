import SwiftOutline

/// The changes of one section between two runs of a chapter.
package struct SectionChange: Sendable, Equatable {
  package enum Line: Sendable, Equatable {
    /// A changed value; `count` is how often the section had shown the expression before.
    case value(expression: String, count: Int, old: String, new: String)
    case new(String)
    case gone(String)
  }

  package enum Kind: Sendable { case same, changed, new, gone }

  /// Empty above the first heading.
  package let heading: String
  package let kind: Kind
  package let lines: [Line]

  /// The sections of two transcripts, in the order of the newer one, followed by removed ones.
  ///
  /// - Complexity: quadratic in the differing lines of a section, so use `CutOutput` on a learner's output first.
  package static func all(from old: String, to new: String) -> [SectionChange] {
    var before = sections(of: old)
    var changes = sections(of: new).map { section in
      guard let index = before.firstIndex(where: { $0.heading == section.heading }) else {
        return SectionChange(
          heading: section.heading, kind: .new, lines: section.lines.map { .new($0) })
      }
      let lines = Self.lines(from: before.remove(at: index).lines, to: section.lines)
      return SectionChange(
        heading: section.heading, kind: lines.isEmpty ? .same : .changed, lines: lines)
    }
    changes += before.map {
      SectionChange(heading: $0.heading, kind: .gone, lines: $0.lines.map { .gone($0) })
    }
    return changes
  }

  private static func sections(of text: String) -> [(heading: String, lines: [String])] {
    var sections: [(heading: String, lines: [String])] = [("", [])]
    for line in text.lines {
      if let heading = line.wholeMatch(of: #/== (.+) ==/#) {
        sections.append((String(heading.1), []))
      } else if !line.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return sections
  }

  private static func lines(from old: [String], to new: [String]) -> [Line] {
    var gone: [Int: String] = [:]
    var added: [Int: String] = [:]
    for change in new.difference(from: old, by: { $0.hasSameBytes(as: $1) }) {
      switch change {
      case .remove(let offset, let line, _): gone[offset] = line
      case .insert(let offset, let line, _): added[offset] = line
      }
    }
    let removed = gone.keys
    let (shownNow, shownBefore) = (new.map(shown), old.map(shown))
    // A removed and a new line with the same expression are one changed value, in order.
    var lines: [(place: Int, line: Line)] = []
    for offset in added.keys.sorted() {
      guard let (expression, value) = shownNow[offset],
        let partner = gone.keys.sorted().first(where: {
          shownBefore[$0]?.expression == expression
        }), let was = shownBefore[partner]
      else {
        lines.append((offset, .new(new[offset])))
        continue
      }
      gone[partner] = nil
      let count = shownNow[..<offset].count { $0?.expression == expression }
      lines.append(
        (offset, .value(expression: expression, count: count, old: was.value, new: value)))
    }
    // A removed line goes before the next line that is in both transcripts.
    let kept = new.indices.filter { added[$0] == nil }
    for offset in gone.keys.sorted() {
      let before = offset - removed.count { $0 < offset }
      lines.append((before < kept.count ? kept[before] : new.count, .gone(old[offset])))
    }
    return lines.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element.line)
  }

  /// The parts of a line `expression // value`.
  package static func shown(in line: String) -> (expression: String, value: String)? {
    guard let match = line.wholeMatch(of: #/(\S.*?) \/\/ (.*)/#) else { return nil }
    let (expression, value) = (String(match.1), String(match.2))
    guard expression.contains("\""), value.contains("// "),
      let source = try? SourceFile(path: "", text: line),
      let comment = source.tokens.first(where: { $0.kind == .comment })
    else { return (expression, value) }
    // Two slashes in a string literal don't begin the value.
    return (
      source.text(in: 0..<comment.range.lowerBound).trimming { $0 == " " },
      String(source.text(in: comment.range).dropFirst(3))
    )
  }
}

/// The places of a chapter's files that show values.
package struct ShownPlaces {
  private let sections: [(line: Int, text: String)]
  /// The lines that show an expression, in order.
  private let inMain: [String: [Int]]
  /// The first place outside `main.swift` that shows an expression.
  private let elsewhere: [String: String]

  /// - Parameter sources: by file name; files that can't be parsed are ignored.
  package init(_ sources: [(name: String, text: String)]) {
    func calls(_ name: String, in file: (name: String, text: String)) -> [(Int, String)] {
      guard file.text.contains("\(name)("),
        let source = try? SourceFile(path: file.name, text: file.text)
      else { return [] }
      return source.shown(by: name)
    }
    let main = sources.filter { $0.name == "main.swift" }
    sections = main.flatMap { calls("section", in: $0) }
    inMain = Dictionary(
      main.flatMap { calls("show", in: $0) }.map { ($1, [$0]) }, uniquingKeysWith: +)
    elsewhere = Dictionary(
      sources.filter { $0.name != "main.swift" }.flatMap { file in
        calls("show", in: file).map { ($1, "\(file.name):\($0)") }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The line that shows an expression: `main.swift:42`.
  ///
  /// - Parameter count: how often the section showed it before; in a loop, all these values have the same line.
  package func place(of expression: String, in section: String, count: Int) -> String? {
    guard let start = section.isEmpty ? 0 : sections.first(where: { $0.text == section })?.line
    else {
      // A function prints that heading, so the expression alone has to identify the line.
      let lines = inMain[expression, default: []]
      return elsewhere[expression] ?? (lines.count == 1 ? "main.swift:\(lines[0])" : nil)
    }
    let end = sections.first { $0.line > start }?.line ?? .max
    let own = inMain[expression, default: []].filter { $0 > start && $0 < end }
    if let line = own.prefix(count + 1).last { return "main.swift:\(line)" }
    return elsewhere[expression]
  }
}
