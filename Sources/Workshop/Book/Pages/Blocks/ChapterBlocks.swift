import ToolSupport

/// The blocks of a guide that are copied from its chapter: code, played sections, the transcript and its pictures. In
/// the browser they change with the files.
package struct ChapterBlocks: Sendable {
  /// New instances for each use, because each caches the files it has read.
  static var kinds: [any PlacedBlockKind] {
    [
      SnippetBlocks(), DeclarationBlocks(), PlayedBlocks(allowsOtherValues: true),
      TranscriptBlocks(), TestBlocks(),
    ]
  }

  private let played = PlayedBlocks(allowsOtherValues: true)
  private let kinds = Self.kinds

  package init() {}

  /// The lines that a block would have now; nil for another kind of block, and if its source is missing.
  ///
  /// - Parameters:
  ///   - marker: the comment above the block.
  ///   - checkout: can have a changed transcript.
  package func lines(
    of block: (language: String, marker: String?, text: String), on page: String,
    of chapter: Chapter, in checkout: Checkout
  ) async -> [PlayedLine]? {
    let quoting = QuotingBlock(
      checkout: checkout, language: block.language, text: block.text, marker: block.marker,
      page: page, chapter: chapter)
    if played.marks.contains(quoting.key) { return try? await played.lines(of: quoting) }
    guard let kind = kinds.first(where: { $0.marks.contains(quoting.key) }),
      case .copy(let text)? = try? await kind.source(of: quoting)
    else { return nil }
    return text.lines.map { PlayedLine(code: $0) }
  }

  /// Whether a block is of this kind.
  package func has(_ language: String, _ marker: String?) -> Bool {
    let word = (marker ?? "").prefix { $0 != ":" }
    return kinds.contains { $0.marks.contains("\(language) \(word)") }
  }
}
