import ToolSupport

/// A kind of fenced block on a page: its marks, and the source that it is compared with. "The marks of a block" in
/// `Chapters/Maintaining/Adding.md` lists them.
protocol BlockKind: Sendable {
  /// The language of the fence and, optionally, the first word of the comment above it: `swift snippet`, `sh`.
  var marks: [String] { get }
  func source(of block: QuotingBlock) async throws(ToolError) -> BlockSource
}

/// What a block is compared with.
enum BlockSource {
  /// The block must be a copy of this text.
  case copy(of: String)
  /// The block was compared in another way; these are the differences.
  case differences([String])
}

/// A block with its page.
struct QuotingBlock {
  let checkout: Checkout
  let language: String
  let text: String
  /// The first word of the comment above the block, and the rest.
  let word: String
  let mark: String
  /// Relative to the checkout, as all paths here.
  let page: String
  /// The chapter, if the page is its guide.
  let chapter: Chapter?

  /// - Parameter marker: the comment above it.
  init(
    checkout: Checkout, language: String, text: String, marker: String?, page: String,
    chapter: Chapter?
  ) {
    let mark = (marker ?? "").split(separator: ":", maxSplits: 1).map(String.init)
    (self.checkout, self.language, self.text) = (checkout, language, text)
    (self.page, self.chapter) = (page, chapter)
    word = mark.first ?? ""
    self.mark = mark.count > 1 ? mark[1].trimming(while: \.isWhitespace) : ""
  }

  /// The block's mark, as in `BlockKind.marks`.
  var key: String { word.isEmpty ? language : "\(language) \(word)" }

  /// The two parts of a mark: a file, relative to the page, and a name in it.
  func fileAndName(or usage: String) throws(ToolError) -> (file: String, name: String) {
    let words = mark.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { throw ToolError("Write '\(usage)' above the block.") }
    return (resolved(words[0], from: page), words[1])
  }

  /// A section of the chapter's transcript.
  func transcript(_ title: String) throws(ToolError) -> String {
    guard let chapter else { throw ToolError("Only a chapter's guide can quote a transcript.") }
    return try checkout.section(title, in: chapter.expected)
  }
}

extension Checkout {
  /// The line `== Title ==` of a transcript, and the lines up to the next heading.
  func section(_ title: String, in file: String) throws(ToolError) -> String {
    let all = try read(file).lines
    guard let start = all.firstIndex(of: "== \(title) ==") else {
      throw ToolError("\(file) has no section '\(title)'.")
    }
    let rest = all[(start + 1)...].prefix { !($0.hasPrefix("== ") && $0.hasSuffix(" ==")) }
    let end = rest.lastIndex { !$0.isEmpty } ?? start
    return all[start...end].joined(separator: "\n")
  }
}

/// A path relative to the checkout, from one relative to a page.
package func resolved(_ target: String, from page: String) -> String {
  var parts = page.split(separator: "/").dropLast().map(String.init)
  for part in target.split(separator: "/") {
    if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
  }
  return parts.joined(separator: "/")
}
