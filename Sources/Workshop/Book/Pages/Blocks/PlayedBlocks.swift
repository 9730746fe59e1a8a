import SwiftOutline
import ToolSupport

/// Sections of a chapter's `main.swift` with values from its transcript.
struct PlayedBlocks: PlacedBlockKind {
  let marks = ["swift played"]
  /// Whether a mark may quote a line whose value has changed.
  var allowsOtherValues = false
  /// Cached by path and text of the file and by its transcript.
  private let cache = AsyncCache<[String], [PlayedSection]>()

  func source(of block: QuotingBlock) async throws(ToolError) -> BlockSource {
    .copy(of: try await lines(of: block).map(\.text).joined(separator: "\n"))
  }

  func lines(of block: QuotingBlock) async throws(ToolError) -> [PlayedLine] {
    let mark = try PlayedMark(of: block)
    let (file, expected) = ("\(mark.folder)/main.swift", "\(mark.folder)/Expected.txt")
    let (text, printed) = (try block.checkout.read(file), try block.checkout.read(expected))
    let sections = try await cache.answer(to: [file, text, printed]) { () throws(ToolError) in
      PlayedSection.all(of: try SourceFile(reading: text, file), printing: printed)
    }
    guard let section = sections.first(where: { $0.title == mark.title }) else {
      throw ToolError("\(file) has no section '\(mark.title)'.")
    }
    guard section.isPrinted else {
      throw ToolError("\(expected) has no section '\(mark.title)'.")
    }
    return try lines(of: mark, in: section)
  }

  func place(of block: QuotingBlock, in sources: inout ReadSources) throws(ToolError) -> BlockPlace
  {
    let mark = try PlayedMark(of: block)
    var place = BlockPlace(file: "\(mark.folder)/main.swift", section: mark.title)
    let section = try sources.sections(in: mark.folder).first { $0.title == mark.title }
    if let section { place.lines = (try? lines(of: mark, in: section).places).map { [$0] } ?? [] }
    return place
  }

  private func lines(
    of mark: PlayedMark, in section: PlayedSection
  ) throws(ToolError) -> [PlayedLine] {
    guard let ends = mark.section.ends else { return section.lines }
    return try section.part(
      from: ends.first, to: ends.last, allowsOtherValues: allowsOtherValues)
  }
}

/// The mark of a played block: `played: SECTION`, with ` / FIRST … LAST` for some of its lines. Outside of guides the
/// folder precedes the section.
struct PlayedMark {
  let folder: String
  let section: SectionMark
  var title: String { section.title }

  init(of block: QuotingBlock) throws(ToolError) {
    var mark = block.mark
    if let chapter = block.chapter {
      folder = chapter.folder
    } else {
      (folder, mark) = try block.fileAndName(or: "played: FOLDER SECTION")
    }
    section = SectionMark(mark)
    guard !title.isEmpty else { throw ToolError("Write 'played: SECTION' above the block.") }
  }
}

/// A section of a program or transcript, `SECTION`, or some of its lines, `SECTION / FIRST … LAST`. With `end` as the
/// last line, they go on to the end of the section.
struct SectionMark {
  let title: String
  /// The beginnings of the first and last line. Without a last line, all lines from the first on.
  let ends: (first: String, last: String?)?

  init(_ mark: String) {
    let parts = mark.split(separator: " / ", maxSplits: 1).map(String.init)
    title = parts.first ?? ""
    let words = parts.dropFirst().first.map { $0.split(separator: " … ", maxSplits: 1) } ?? []
    ends = words.first.flatMap { first in
      words.last.map { (String(first), $0 == "end" ? nil : String($0)) }
    }
  }
}

/// The played blocks of a page with their printed lines.
package struct PlayedPage {
  private let page: String
  private let chapter: Chapter?
  private let checkout: Checkout
  /// By the folder of the program.
  private var sections: [String: [PlayedSection]]

  /// - Parameters:
  ///   - chapter: the chapter, if the page is its guide.
  ///   - sections: the chapter's sections, if already read.
  package init(
    _ page: String, of chapter: Chapter?, in checkout: Checkout, sections: [PlayedSection]? = nil
  ) {
    (self.page, self.chapter, self.checkout, self.sections) = (page, chapter, checkout, [:])
    if let chapter, let sections { self.sections[chapter.folder] = sections }
  }

  /// The title of a block's section, and the block's lines. A line that isn't in the section counts as code. Nil for
  /// another kind of block, and if the program can't be read.
  package mutating func lines(
    of block: (language: String, marker: String?, text: String)
  ) -> (title: String, lines: [PlayedLine])? {
    let quoting = QuotingBlock(
      checkout: checkout, language: block.language, text: block.text, marker: block.marker,
      page: page, chapter: chapter)
    guard PlayedBlocks().marks.contains(quoting.key), let mark = try? PlayedMark(of: quoting) else {
      return nil
    }
    let sections =
      self.sections[mark.folder] ?? (try? checkout.playedSections(in: mark.folder)) ?? []
    self.sections[mark.folder] = sections
    guard let section = sections.first(where: { $0.title == mark.title }) else { return nil }
    let lines = Dictionary(
      section.lines.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
    return (mark.title, block.text.lines.map { lines[$0] ?? PlayedLine(code: $0) })
  }
}
