import Foundation
import SwiftOutline
import Testing

@Suite("Every Swift file of this package")
struct CheckoutTests {
  @Test("Every Swift file's tokens cover its whole text")
  func isUnderstood() throws {
    let paths = swiftFiles()
    #expect(!paths.isEmpty)
    for path in paths {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let file = try SourceFile(path: path, text: text)
      _ = try file.declarations()
      #expect(gapsThatHoldText(in: file) == [], "\(path)")
    }
  }

  /// The places where tokens overlap, or where there is more than white space between two of them.
  private func gapsThatHoldText(in file: SourceFile) -> [Range<Int>] {
    let bytes = Array(file.text.utf8)
    var (found, end): ([Range<Int>], Int) = ([], 0)
    for next in file.tokens.map(\.range) + [bytes.count..<bytes.count] {
      let gap = min(end, next.lowerBound)..<next.lowerBound
      let isWhite = gap.allSatisfy { bytes[$0] == 0x20 || bytes[$0] >= 0x9 && bytes[$0] <= 0xD }
      if next.lowerBound < end || !isWhite { found.append(gap) }
      end = next.upperBound
    }
    return found
  }

  /// The Swift files of the package, except those that don't have to parse.
  private func swiftFiles() -> [String] {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath().appending(path: "../../../..")
      .standardized
    let skipped: Set = ["Refused", "Experiments"]
    return ["Sources", "Tests", "Chapters"].flatMap { folder -> [String] in
      let all = FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []
      let parsable = all.filter { path in
        let folders = path.split(separator: "/").dropLast()
        return path.hasSuffix(".swift") && !folders.contains { skipped.contains(String($0)) }
      }
      return parsable.map { root.appending(path: folder).appending(path: $0).path }
    }
  }
}
