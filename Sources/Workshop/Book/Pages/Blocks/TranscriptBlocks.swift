import ToolSupport

/// Sections of the chapter's transcript, and pictures drawn from what they list.
struct TranscriptBlocks: PlacedBlockKind {
  let marks = ["console transcript", "mermaid objects", "mermaid sequence"]

  func place(of block: QuotingBlock, in sources: inout ReadSources) -> BlockPlace {
    BlockPlace(section: block.mark)
  }

  func source(of block: QuotingBlock) throws(ToolError) -> BlockSource {
    let section = try block.transcript(block.mark)
    let lines = Array(section.lines.dropFirst())
    switch block.word {
    case "objects":
      let direction = block.text.hasPrefix("flowchart TD") ? "TD" : "LR"
      return .copy(of: try Picture.objects(lines, direction))
    case "sequence": return .copy(of: try Picture.sequence(lines))
    default: return .copy(of: section)
    }
  }
}
