import ToolSupport

/// Blocks that a test checks. The test must contain the page's path, or `chapterFolder("Name")` for a chapter's page.
struct TestedBlocks: BlockKind {
  let marks = ["console tested", "json tested"]

  func source(of block: QuotingBlock) throws(ToolError) -> BlockSource {
    let (checkout, test) = (block.checkout, block.mark)
    let byName = block.chapter.map { chapter in
      "chapterFolder(\"\(chapter.name)\"))\(block.page.dropFirst(chapter.folder.count))\""
    }
    guard checkout.files.exists(checkout.path(test)),
      case let text = try checkout.read(test),
      text.contains("\"\(block.page)\"") || byName.map(text.contains) == true
    else { throw ToolError("'\(test)' is not a test that reads this page.") }
    return .differences([])
  }
}
