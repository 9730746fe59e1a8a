import ToolSupport

/// Sections of the chapter's transcript, and pictures drawn from what they list.
struct TranscriptBlocks: PlacedBlockKind {
  let marks = ["console transcript", "mermaid objects", "mermaid sequence"]

  func place(of block: QuotingBlock, in sources: inout ReadSources) -> BlockPlace {
    BlockPlace(section: SectionMark(block.mark).title)
  }

  func source(of block: QuotingBlock) throws(ToolError) -> BlockSource {
    let mark = SectionMark(block.mark)
    let section = try block.transcript(mark.title)
    let lines = Array(section.lines.dropFirst())
    switch block.word {
    case "objects":
      let direction = block.text.hasPrefix("flowchart TD") ? "TD" : "LR"
      return .copy(of: try Picture.objects(lines, direction))
    case "sequence": return .copy(of: try Picture.sequence(lines))
    default: return .copy(of: try mark.part(of: section))
    }
  }
}

extension SectionMark {
  /// The part of a transcript's section that this mark selects.
  func part(of section: String) throws(ToolError) -> String {
    guard let ends else { return section }
    let lines = section.lines
    guard let first = lines.firstIndex(where: { $0.hasPrefix(ends.first) }),
      let last = ends.last.map({ last in lines[first...].firstIndex { $0.hasPrefix(last) } })
        ?? lines.lastIndex(where: { !$0.isEmpty })
    else {
      let last = ends.last ?? "end"
      throw ToolError("The section '\(title)' has no lines from '\(ends.first)' to '\(last)'.")
    }
    return lines[first...last].joined(separator: "\n")
  }
}
