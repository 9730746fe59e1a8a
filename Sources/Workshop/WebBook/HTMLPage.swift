import Book

/// The HTML of one Markdown page, without the frame around it.
///
/// It supports the Markdown that this package uses. All text is escaped: the only HTML of a
/// page that stays is `<details>` and `<summary>`, each on a line of its own. Every tag is closed.
package struct HTMLPage {
  /// A fenced block of a page.
  package struct Block: Sendable, Equatable {
    /// The language after the opening fence: `swift`, `console`, `mermaid`, `sh`.
    package let language: String
    /// The text of the HTML comment above the fence.
    package let marker: String?
    /// The lines between the fences.
    package let text: String
    /// Its number among all fenced blocks of its page, from 1.
    package let number: Int
  }

  /// Functions that replace parts of a page. Each gets the part's Markdown and HTML.
  package struct Hooks {
    /// The SVG of a Mermaid source. If it is nil, the page shows the source.
    package var picture: (String) -> String? = { _ in nil }
    /// The HTML of a fenced block's lines; nil to use its text.
    package var code: (Block) -> [String]? = { _ in nil }
    package var block: (Block, _ html: String) -> String = { $1 }
    /// The text of the first level-1 heading.
    package var title: (_ text: String, _ html: String) -> String = { $1 }
    /// HTML after that heading.
    package var afterTitle = ""
    /// A paragraph with its tags, or the text of an item in a list without empty lines.
    package var paragraph: (_ text: String, _ html: String) -> String = { $1 }
    /// The content of a table cell, and the header of its column.
    package var cell: (_ text: String, _ html: String, _ header: String) -> String = {
      _, html, _ in html
    }
    /// Bold text.
    package var strong: (_ text: String, _ html: String) -> String = { $1 }

    package init() {}
  }

  /// The text of the first heading; empty if there is none.
  package let title: String
  /// The HTML. Headings have their anchors as ids.
  package let body: String
  /// Each heading's text, and its anchor on GitHub.
  package let headings: [(level: Int, text: String, anchor: String)]

  /// - Parameter link: turns the target of a link, as written on the page, into a URL.
  package init(_ markdown: String, link: @escaping (String) -> String, hooks: Hooks = Hooks()) {
    var writer = BlockWriter(link: link, hooks: hooks)
    body = writer.html(of: markdown.lines)
    headings = writer.headings
    title = headings.first?.text ?? ""
  }
}

extension StringProtocol {
  /// The text, escaped for use between tags or in a quoted attribute.
  var escapedForHTML: String {
    var bytes: [UInt8] = []
    for byte in utf8 { bytes.appendEscaped(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  var isBlank: Bool { utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
}

extension [UInt8] {
  /// Appends a byte of UTF-8 text, or its HTML entity.
  mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "<"): append(contentsOf: "&lt;".utf8)
    case UInt8(ascii: ">"): append(contentsOf: "&gt;".utf8)
    case UInt8(ascii: "&"): append(contentsOf: "&amp;".utf8)
    case UInt8(ascii: "\""): append(contentsOf: "&quot;".utf8)
    case UInt8(ascii: "'"): append(contentsOf: "&#39;".utf8)
    default: append(byte)
    }
  }
}
