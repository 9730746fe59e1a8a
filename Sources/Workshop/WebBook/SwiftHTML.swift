import Book
import SwiftOutline

/// Swift source text as HTML, its tokens in spans with a class each: `k` for keywords, `s` for
/// strings, `n` for numbers, `t` for capitalized names, `c` for comments, and `v` for a
/// value that a program printed.
///
/// Each line is separate HTML. Source that `SwiftOutline` can't read is shown without spans.
package struct SwiftHTML {
  package private(set) var html = ""
  private let bytes: [UInt8]
  /// The offset up to which the source is written.
  private var position = 0

  package init(_ source: String) {
    bytes = Array(source.utf8)
    if let file = try? SourceFile(path: "", text: source) { write(file.tokens) }
    write(to: bytes.count)
  }

  /// The lines of a played section, each as HTML. Only comments that the program
  /// printed are marked as values.
  ///
  /// - Parameter why: the reason of a value.
  static func lines(
    of played: [PlayedLine], why: (PlayedValue) -> String? = { _ in nil }
  ) -> [String] {
    var code = SwiftHTML(played.compactMap(\.code).joined(separator: "\n")).html.lines[...]
    return played.map { line in
      let html = (line.code == nil ? nil : code.popFirst()) ?? ""
      guard !line.comment.isEmpty else { return html }
      let reason = line.value.flatMap(why).map { " data-why=\"\($0.escapedForHTML)\"" } ?? ""
      let kind = line.value == nil ? "c" : "v"
      return
        "\(html)\(line.gap)<span class=\"\(kind)\"\(reason)>\(line.comment.escapedForHTML)</span>"
    }
  }

  private mutating func write(_ tokens: [Token]) {
    for (index, token) in tokens.enumerated() {
      let before = index > 0 ? tokens[index - 1] : nil
      let after = index + 1 < tokens.count ? tokens[index + 1] : nil
      write(to: token.range.lowerBound)
      if case .string(let literal) = token.kind {
        for inner in literal.interpolations {
          guard let first = inner.first else { continue }
          write(to: first.range.lowerBound, as: "s")
          write(inner)
        }
      }
      write(to: token.range.upperBound, as: style(of: token, after: before, before: after))
    }
  }

  /// Writes the text up to an offset, in a span if it has a class.
  private mutating func write(to end: Int, as style: String? = nil) {
    guard position < end else { return }
    let text = text(position..<end).escapedForHTML
    // A span ends with its line, so that each line is separate HTML.
    html +=
      style.map { style in
        text.lines.map { $0.isEmpty ? "" : "<span class=\"\(style)\">\($0)</span>" }
          .joined(separator: "\n")
      } ?? text
    position = end
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func style(of token: Token, after before: Token?, before after: Token?) -> String? {
    switch token.kind {
    case .string, .regex: return "s"
    case .number: return "n"
    case .directive: return "k"
    case .comment: return "c"
    case .keyword:
      let word = text(token.range)
      // Labels and members can be named like keywords: `for: 1`, `.default`.
      let isName = after.map { text($0.range) == ":" } == true && !Self.values.contains(word)
      return word == "_" || isName || follows(before, ["."]) ? nil : "k"
    case .identifier:
      let word = text(token.range)
      if word.first?.isUppercase == true { return "t" }
      return Self.contextual.contains(word) && isModifier(after: before, before: after) ? "k" : nil
    case .punctuation, .operator, .pound: return nil
    }
  }

  /// Whether a contextual keyword is used as one, which is before another word.
  private func isModifier(after before: Token?, before after: Token?) -> Bool {
    guard let after, !follows(before, [".", "case", "func", "let", "var"]) else { return false }
    switch after.kind {
    case .identifier, .keyword: return true
    default: return ["->", "{", "}", "@"].contains(text(after.range))
    }
  }

  private func follows(_ before: Token?, _ words: Set<String>) -> Bool {
    before.map { words.contains(text($0.range)) } == true
  }

  /// Keywords that a colon may follow.
  private static let values: Set = [
    "default", "nil", "true", "false", "self", "super", "Self", "Any",
  ]

  private static let contextual: Set = [
    "actor", "any", "async", "await", "borrowing", "consuming", "convenience", "didSet", "final",
    "get", "indirect", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open",
    "override", "package", "required", "sending", "set", "some", "unowned", "weak", "willSet",
  ]
}
