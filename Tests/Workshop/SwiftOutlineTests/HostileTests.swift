import Foundation
import SwiftOutline
import Testing

@Suite("Broken and deeply nested source")
struct HostileTests {
  @Test("`SourceFile` outlines or rejects broken source, but never crashes")
  func ofAnyForm() throws {
    let pieces = try sourcePieces()
    let outlined = (0..<2000).filter { seed in
      let bytes = mutated(pieces[seed % pieces.count], by: seed)
      return isOutlined(String(decoding: bytes, as: UTF8.self))
    }
    // Some texts have an outline, and some are refused.
    #expect(200..<1800 ~= outlined.count, "\(outlined.count)")
  }

  @Test(
    "`SourceFile` never crashes on deep nesting",
    arguments: ["(", "[", "{", "<", "#", "#if\n", "\"\\(", "public\n", "(/a\\/", "let a:(A&"])
  func nested(opening: String) {
    isOutlined(String(repeating: opening, count: 100_000 / opening.utf8.count))
  }

  @Test("`SourceFile` outlines deep but balanced nesting")
  func closed() {
    let depth = 10_000
    let text =
      "let a: " + String(repeating: "(A & ", count: depth) + "B"
      + String(repeating: ")", count: depth)
    #expect(isOutlined(text))
  }

  /// Whether a text has an outline. Reads all of its parts.
  @discardableResult
  private func isOutlined(_ text: String) -> Bool {
    let bytes = text.utf8.count
    do throws(OutlineError) {
      let file = try SourceFile(path: "f.swift", text: text)
      #expect(file.tokens.count <= bytes)
      _ = file.calls(of: "a")
      for declaration in try file.declarations() {
        #expect(declaration.range.upperBound <= bytes)
        _ = declaration.type.map { ($0.members, $0.path, $0.arguments, $0.specifier) }
      }
      return true
    } catch {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      #expect(error.line >= 1 && error.line <= lines.count && error.column >= 1)
      return false
    }
  }

  /// The sources of SwiftOutline, in pieces of twelve lines.
  private func sourcePieces() throws -> [[UInt8]] {
    let sources = URL(filePath: #filePath).resolvingSymlinksInPath()
      .appending(path: "../../../../Sources/Workshop/SwiftOutline").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    return try names.flatMap { name -> [[UInt8]] in
      let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return stride(from: 0, to: lines.count, by: 12).map { start in
        Array(lines[start..<min(start + 12, lines.count)].joined(separator: "\n").utf8)
      }.filter { !$0.isEmpty }
    }
  }

  /// A piece with one change, whose kind and place depend on the seed.
  private func mutated(_ piece: [UInt8], by seed: Int) -> [UInt8] {
    var bytes = piece
    let index = seed * 7919 % bytes.count
    let characters = Array("()[]{}<>\"'/\\#@`*".utf8)
    switch seed % 5 {
    case 0: bytes.removeSubrange(index...)
    case 1: bytes[index] ^= 1 << UInt8(seed / 5 % 8)
    case 2: bytes.insert(characters[seed / 5 % characters.count], at: index)
    case 3: bytes.removeAll { $0 == characters[seed / 5 % characters.count] }
    default: bytes.insert(contentsOf: bytes[index...].prefix(seed / 5 % 100), at: index)
    }
    return bytes
  }
}
