import SwiftOutline
import ToolSupport

/// Sections of a chapter's `main.swift` with the values that its transcript has.
struct PlayedBlocks: BlockKind {
  let marks = ["swift played"]
  /// Whether a mark may name lines with values that are others by now.
  var allowsOtherValues = false
  /// By path and text of the file.
  private let known = AsyncCache<[String], (SourceFile, PrintingCalls)>()

  func source(of block: QuotingBlock) async throws(ToolError) -> BlockSource {
    var (folder, mark) = (block.chapter?.folder, block.mark)
    if folder == nil { (folder, mark) = try block.fileAndName(or: "played: FOLDER SECTION") }
    let parts = mark.split(separator: " / ", maxSplits: 1).map(String.init)
    guard let folder, let title = parts.first else {
      throw ToolError("Write 'played: SECTION' above the block.")
    }
    let printed = try block.checkout.section(title, in: "\(folder)/Expected.txt").lines
    let file = "\(folder)/main.swift"
    let text = try block.checkout.read(file)
    let (source, calls) = try await known.answer(to: [file, text]) { () throws(ToolError) in
      let source = try SourceFile(reading: text, file)
      return (source, PrintingCalls(of: source))
    }
    let section = try PlayedSection(title, of: source, calls, printing: Array(printed.dropFirst()))
    guard parts.count > 1 else { return .copy(of: section.lines.joined(separator: "\n")) }
    let ends = parts[1].split(separator: " … ", maxSplits: 1).map(String.init)
    let part = try section.part(
      from: ends[0], to: ends.last ?? "", allowsOtherValues: allowsOtherValues)
    return .copy(of: part.joined(separator: "\n"))
  }
}
