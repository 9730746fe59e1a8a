import SwiftOutline
import ToolSupport

/// Sections of the chapter's `main.swift` with the values that the transcript has.
struct PlayedBlocks: BlockKind {
  let marks = ["swift played"]

  func source(of block: QuotingBlock) throws(ToolError) -> BlockSource {
    let parts = block.mark.split(separator: " / ", maxSplits: 1).map(String.init)
    guard let chapter = block.chapter, let title = parts.first else {
      throw ToolError("Write 'played: SECTION' above the block, in a chapter's guide.")
    }
    let printed = try block.transcript(title).lines.dropFirst()
    let section = try PlayedSection(
      title, of: try block.checkout.source("\(chapter.folder)/main.swift"),
      printing: Array(printed))
    guard parts.count > 1 else { return .copy(of: section.lines.joined(separator: "\n")) }
    let ends = parts[1].split(separator: " … ", maxSplits: 1).map(String.init)
    let part = try section.part(from: ends[0], to: ends.last ?? "")
    return .copy(of: part.joined(separator: "\n"))
  }
}
