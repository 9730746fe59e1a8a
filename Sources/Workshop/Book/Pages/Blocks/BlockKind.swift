import ToolSupport

/// A kind of fenced block that pages may have: which comment stands above it, and what it is
/// compared with. "The marks of a block" in `Chapters/Maintaining/Adding.md` lists them.
protocol BlockKind: Sendable {
  /// Each the language of the fence and the first word of the comment above it, where there is one:
  /// `swift snippet`, `sh`.
  var marks: [String] { get }
  func source(of block: QuotingBlock) async throws(ToolError) -> BlockSource
}

/// What a block is compared with.
enum BlockSource {
  /// It is a copy of this text.
  case copy(of: String)
  /// It was compared with something else, and differs so.
  case differences([String])
}

/// A block where it stands.
struct QuotingBlock {
  let checkout: Checkout
  let language: String
  let text: String
  /// The comment above it: the first word, and what stands behind it.
  let word: String
  let mark: String
  /// Relative to the checkout, as all paths here.
  let page: String
  /// The chapter whose guide the page is; nil for another page.
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

  /// As `BlockKind.marks` has it.
  var key: String { word.isEmpty ? language : "\(language) \(word)" }

  /// The two parts of a mark: a file, relative to the page, and what is meant of it.
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
  /// The line `== Title ==` of a transcript, and what follows up to the next such line.
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

/// The path that a page means by a path relative to itself.
package func resolved(_ target: String, from page: String) -> String {
  var parts = page.split(separator: "/").dropLast().map(String.init)
  for part in target.split(separator: "/") {
    if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
  }
  return parts.joined(separator: "/")
}
