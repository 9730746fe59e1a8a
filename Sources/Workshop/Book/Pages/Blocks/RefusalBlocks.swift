import ToolSupport

/// The compiler's messages about the chapter's fixtures.
struct RefusalBlocks: BlockKind {
  let marks = ["console refusal"]

  func source(of block: QuotingBlock) throws(ToolError) -> BlockSource {
    guard let chapter = block.chapter else {
      throw ToolError("Only a chapter's guide can quote its fixtures.")
    }
    let name = "\(chapter.name)/Refused/\(block.mark)"
    let all = try RefusedFixture.all(of: chapter, in: block.checkout)
    guard let found = all.first(where: { $0.name == name }) else {
      throw ToolError("No fixture \(name).")
    }
    let words = try expectedWords(of: found, in: block.checkout)
    return .copy(of: words.joined(separator: "\n"))
  }
}
