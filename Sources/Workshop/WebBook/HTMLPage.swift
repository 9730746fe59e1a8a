import Book

/// One Markdown page as HTML, without the page around it.
///
/// It knows the Markdown that the pages of this package use. All text is escaped: the only HTML of a
/// page that stays is `<details>` and `<summary>`, each on a line of its own. Every tag is closed.
package struct HTMLPage {
  /// A fenced block of a page.
  package struct Block: Sendable, Equatable {
    /// What stands behind the opening fence: `swift`, `console`, `mermaid`, `sh`.
    package let language: String
    /// The HTML comment on the line above the fence, without its marks.
    package let marker: String?
    /// The lines between the fences.
    package let text: String
    /// Its place among all fenced blocks of its page, from 1.
    package let number: Int
  }

  /// What takes the place of a part of a page. Each gets the part's Markdown and its HTML.
  package struct Hooks {
    /// The SVG of a Mermaid source. Where it is nil, the page shows the source.
    package var picture: (String) -> String? = { _ in nil }
    /// The HTML of the lines of a fenced block, where it isn't that of its text.
    package var code: (Block) -> [String]? = { _ in nil }
    package var block: (Block, _ html: String) -> String = { $1 }
    /// The words of the first heading of level 1.
    package var title: (_ text: String, _ html: String) -> String = { $1 }
    /// HTML that follows that heading.
    package var afterTitle = ""
    /// A paragraph with its tags; of a list without empty lines the text of an item.
    package var paragraph: (_ text: String, _ html: String) -> String = { $1 }
    /// What is in a cell of a table, and the header above it.
    package var cell: (_ text: String, _ html: String, _ header: String) -> String = {
      _, html, _ in html
    }
    /// What is in bold.
    package var strong: (_ text: String, _ html: String) -> String = { $1 }

    package init() {}
  }

  /// The words of the first heading; empty where there is none.
  package let title: String
  /// Its headings have their anchors as ids.
  package let body: String
  /// The words of each heading, and the anchor that GitHub gives it.
  package let headings: [(level: Int, text: String, anchor: String)]

  /// - Parameter link: what the target of a link becomes, such as the address of a page. It gets the
  ///   target as the page has it.
  package init(_ markdown: String, link: @escaping (String) -> String, hooks: Hooks = Hooks()) {
    var writer = BlockWriter(link: link, hooks: hooks)
    body = writer.html(of: markdown.lines)
    headings = writer.headings
    title = headings.first?.text ?? ""
  }
}

extension StringProtocol {
  /// The text for a place between tags, or in an attribute between quotes.
  var escapedForHTML: String {
    var bytes: [UInt8] = []
    for byte in utf8 { bytes.appendEscaped(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  var isBlank: Bool { utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
}

extension [UInt8] {
  /// Appends a byte of UTF-8 text, or what HTML has in its place.
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
