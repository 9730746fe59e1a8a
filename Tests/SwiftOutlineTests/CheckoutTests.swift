import Foundation
import SwiftOutline
import Testing

@Suite("Every Swift file of this package")
struct CheckoutTests {
  @Test("is understood, and its tokens and the white space between them are the whole file")
  func isUnderstood() throws {
    let paths = swiftFiles()
    #expect(!paths.isEmpty)
    for path in paths {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let file = try SourceFile(path: path, text: text)
      _ = try file.declarations()
      var rebuilt = ""
      var end = 0
      for token in file.tokens {
        let gap = file.text(in: end..<token.range.lowerBound)
        #expect(gap.allSatisfy { $0.isWhitespace }, "\(path):\(token.line)")
        rebuilt += gap + file.text(in: token.range)
        end = token.range.upperBound
      }
      rebuilt += file.text(in: end..<text.utf8.count)
      #expect(rebuilt == text, "\(path)")
    }
  }

  /// The files below the folders of sources, but not those that are meant to be refused.
  private func swiftFiles() -> [String] {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath().appending(path: "../../..")
      .standardized
    let meantForOthers: Set = ["Refused", "Traps", "Corpus"]
    return ["Sources", "Tests", "Chapters"].flatMap { folder -> [String] in
      let all = FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []
      let understandable = all.filter { path in
        let folders = path.split(separator: "/").dropLast()
        return path.hasSuffix(".swift") && !folders.contains { meantForOthers.contains(String($0)) }
      }
      return understandable.map { root.appending(path: folder).appending(path: $0).path }
    }
  }
}
