import SwiftOutline
import ToolSupport

/// Excerpts of source files.
struct SnippetBlocks: PlacedBlockKind {
  let marks = ["swift snippet"]
  /// Cached by path and text of the file.
  private let cache = AsyncCache<[String], Snippets>()

  func source(of block: QuotingBlock) async throws(ToolError) -> BlockSource {
    let (file, name) = try fileAndName(of: block)
    let text = try block.checkout.read(file)
    let snippets = try await cache.answer(to: [file, text]) { () throws(ToolError) in
      try Snippets(of: SourceFile(reading: text, file))
    }
    return .copy(of: try snippets[name].get().text)
  }

  func place(of block: QuotingBlock, in sources: inout ReadSources) throws(ToolError) -> BlockPlace
  {
    let (file, name) = try fileAndName(of: block)
    return BlockPlace(file: file, lines: [try sources.snippets(of: file)[name].get().lines])
  }

  private func fileAndName(
    of block: QuotingBlock
  ) throws(ToolError) -> (file: String, name: String) {
    let usage = "snippet: FILE NAME"
    let (file, name) = try block.fileAndName(or: usage)
    guard !name.contains(" ") else { throw ToolError("Write '\(usage)' above the block.") }
    return (file, name)
  }
}
