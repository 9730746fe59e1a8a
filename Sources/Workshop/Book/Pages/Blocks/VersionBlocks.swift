import SwiftOutline
import ToolSupport

/// Code of a version of an app that a page changes step by step: `version: OldApp 3 AppClock.swift AppClock`. With
/// `change: OldApp 3 Session.swift Session`, what the step to that version does to a declaration.
struct VersionBlocks: BlockKind {
  let marks = ["swift version", "diff change"]

  func source(of block: QuotingBlock) throws(ToolError) -> BlockSource {
    let words = block.mark.split(separator: " ", maxSplits: 3).map(String.init)
    guard words.count == 4, let number = Int(words[1]) else {
      throw ToolError("Write '\(block.word): FOLDER NUMBER FILE NAME, NAME' above the block.")
    }
    let app = try AppVersions(in: resolved(words[0], from: block.page), of: block.checkout)
    func code(ofVersion number: Int) throws(ToolError) -> String {
      try DeclaredCode(of: app.source(words[2], ofVersion: number))
        .text(of: DeclaredCode.names(in: words[3]))
    }
    let new = try code(ofVersion: number)
    guard block.word == "change" else { return .copy(of: new) }
    let lines = markedLines(from: try code(ofVersion: number - 1).lines, to: new.lines)
    // Also the head of the declaration, and its end.
    let head = lines.firstIndex { $0.hasSuffix("{") } ?? 0
    let kept = Set(0...head).union([lines.count - 1])
    return .copy(of: shortened(lines, around: 1, keeping: kept).joined(separator: "\n"))
  }
}
