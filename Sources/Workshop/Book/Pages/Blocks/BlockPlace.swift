import SwiftOutline
import ToolSupport

/// The file and the lines that a block of a page shows.
package struct BlockPlace: Sendable, Equatable {
  /// Relative to the checkout; nil for a picture and for a transcript.
  package var file: String?
  /// The lines, from 1, in the order of the block; empty if unknown.
  package var lines: [ClosedRange<Int>]
  /// The title of a section of the chapter's program.
  package var section: String?

  package init(file: String? = nil, lines: [ClosedRange<Int>] = [], section: String? = nil) {
    (self.file, self.lines, self.section) = (file, lines, section)
  }
}

/// A kind of block that is copied from a file or from a section of a program.
protocol PlacedBlockKind: BlockKind {
  func place(of block: QuotingBlock, in sources: inout ReadSources) throws(ToolError) -> BlockPlace
}

/// The files that blocks of a page show, each read once.
struct ReadSources {
  private let checkout: Checkout
  private var declared: [String: DeclaredCode] = [:]
  private var snippets: [String: Snippets] = [:]
  private var sections: [String: [PlayedSection]] = [:]

  init(_ checkout: Checkout) { self.checkout = checkout }

  mutating func declarations(of file: String) throws(ToolError) -> DeclaredCode {
    if let cached = declared[file] { return cached }
    let read = try DeclaredCode(of: checkout.source(file))
    declared[file] = read
    return read
  }

  mutating func snippets(of file: String) throws(ToolError) -> Snippets {
    if let cached = snippets[file] { return cached }
    let read = try Snippets(of: checkout.source(file))
    snippets[file] = read
    return read
  }

  mutating func sections(in folder: String) throws(ToolError) -> [PlayedSection] {
    if let cached = sections[folder] { return cached }
    let read = try checkout.playedSections(in: folder)
    sections[folder] = read
    return read
  }
}

/// Finds the place of each block of a page, reading each source file only once.
package struct BlockPlaces {
  private let page: String
  private let chapter: Chapter?
  private let checkout: Checkout
  private var sources: ReadSources

  /// - Parameter chapter: the chapter, if the page is its guide.
  package init(_ page: String, of chapter: Chapter?, in checkout: Checkout) {
    (self.page, self.chapter, self.checkout) = (page, chapter, checkout)
    sources = ReadSources(checkout)
  }

  /// The place of a block; nil for another kind of block, and if its source is missing or can't be read.
  package mutating func place(
    of block: (language: String, marker: String?, text: String)
  ) -> BlockPlace? {
    let quoting = QuotingBlock(
      checkout: checkout, language: block.language, text: block.text, marker: block.marker,
      page: page, chapter: chapter)
    return try? ChapterBlocks.kinds.first { $0.marks.contains(quoting.key) }?
      .place(of: quoting, in: &sources)
  }
}
