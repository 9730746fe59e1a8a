import SwiftOutline
import ToolSupport

/// The diff of two declarations: `difference: Before/Cart.swift Before.Cart -> Cart.swift Cart`.
struct DifferenceBlocks: BlockKind {
  let marks = ["diff difference"]

  func source(of block: QuotingBlock) throws(ToolError) -> BlockSource {
    let sides = block.mark.split(separator: " -> ").map { $0.split(separator: " ", maxSplits: 1) }
    guard sides.count == 2, sides.allSatisfy({ $0.count == 2 }) else {
      throw ToolError("Write 'difference: FILE NAME -> FILE NAME' above the block.")
    }
    let codes = try sides.map { side throws(ToolError) in
      let file = resolved(String(side[0]), from: block.page)
      return try DeclaredCode(of: block.checkout.source(file))
        .text(of: DeclaredCode.names(in: String(side[1]))).lines
    }
    return .copy(of: markedLines(from: codes[0], to: codes[1]).joined(separator: "\n"))
  }
}
