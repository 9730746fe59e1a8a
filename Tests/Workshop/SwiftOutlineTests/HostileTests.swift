import Foundation
import SwiftOutline
import Testing

@Suite("Broken and deeply nested source")
struct HostileTests {
  @Test("Broken source gives an outline or an error, never a crash")
  func ofAnyForm() throws {
    let pieces = try sourcePieces()
    let outlined = (0..<2000).filter { seed in
      let bytes = mutated(pieces[seed % pieces.count], by: seed)
      return isOutlined(String(decoding: bytes, as: UTF8.self))
    }
    // Both ends are reached.
    #expect(200..<1800 ~= outlined.count, "\(outlined.count)")
  }

  @Test(
    "Deep nesting never crashes the parser",
    arguments: ["(", "[", "{", "<", "#", "#if\n", "\"\\(", "public\n", "(/a\\/", "let a:(A&"])
  func nested(opening: String) {
    isOutlined(String(repeating: opening, count: 100_000 / opening.utf8.count))
  }

  @Test("Deep but balanced nesting has an outline")
  func closed() {
    let depth = 10_000
    let text =
      "let a: " + String(repeating: "(A & ", count: depth) + "B"
      + String(repeating: ")", count: depth)
    #expect(isOutlined(text))
  }

  /// Whether a text has an outline. All that is asked of one is asked here.
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

  /// Pieces of the outline's own sources, each of some lines.
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

  /// A piece with one change: what it is, and where, depends on the seed.
  private func mutated(_ piece: [UInt8], by seed: Int) -> [UInt8] {
    var bytes = piece
    let place = seed * 7919 % bytes.count
    let signs = Array("()[]{}<>\"'/\\#@`*".utf8)
    switch seed % 5 {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes[place] ^= 1 << UInt8(seed / 5 % 8)
    case 2: bytes.insert(signs[seed / 5 % signs.count], at: place)
    case 3: bytes.removeAll { $0 == signs[seed / 5 % signs.count] }
    default: bytes.insert(contentsOf: bytes[place...].prefix(seed / 5 % 100), at: place)
    }
    return bytes
  }
}
