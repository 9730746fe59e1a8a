import ToolSupport

/// What a test sees, which must name the page.
struct TestedBlocks: BlockKind {
  let marks = ["console tested", "json tested"]

  func source(of block: QuotingBlock) throws(ToolError) -> BlockSource {
    let (checkout, test) = (block.checkout, block.mark)
    guard checkout.files.exists(checkout.path(test)),
      try checkout.read(test).contains("\"\(block.page)\"")
    else { throw ToolError("'\(test)' is no test that reads this page.") }
    return .differences([])
  }
}
