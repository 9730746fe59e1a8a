import Scopes
import TestSupport
import Testing

@testable import ScopeValues

/// The four scopes, from the outermost.
struct FourScopes {
  let root = ScopeZeroResource(injecting: NilResource())
  var one: ScopeOneResource<ScopeZeroResource<NilResource>> { root.buildScopeOne() }
  var two: ScopeTwoResource<ScopeOneResource<ScopeZeroResource<NilResource>>> {
    one.buildScopeTwo()
  }
  var three: ScopeThreeResource<ScopeTwoResource<ScopeOneResource<ScopeZeroResource<NilResource>>>>
  { two.buildScopeThree() }
}

@Suite("ScopeValues: the documented output")
struct StatedLinesTests {
  private static let later = "< N/A, created in later scope >"
  private static let unavailable = "< Unavailable, not in Requirements >"
  private static let passedOn =
    "< Unavailable, not in Requirements. (Passed only implicitly to descendent explicit uses) >"

  /// Each stated line, and the value that it shows. Where the document's program only prints that a
  /// value is missing, `Refused/NotVisible.swift` is the proof.
  private static let stated: [(text: String, value: (@Sendable (FourScopes) -> String)?)] = [
    ("_____ Root _____", nil),
    ("explicit: 's0-explicit'", { $0.root.explicit }),
    ("implicit: 's0-implicit'", { $0.root.implicit }),
    ("modified: 's0-modified'", { $0.root.modified }),
    ("recreated: 's0-recreated'", { $0.root.recreated }),
    ("createdLater: \(later)", nil),
    ("duplicated: \(later)", nil),
    ("dropped: 's0-dropped'", { $0.root.dropped }),
    ("_____ One _____", nil),
    ("explicit: 's0-explicit'", { $0.one.explicit }),
    ("implicit: \(passedOn)", nil),
    ("modified: 's1-modified-s0-modified'", { $0.one.modified }),
    ("recreated: 's1-recreated'", { $0.one.recreated }),
    ("createdLater: 's1-createdLater'", { $0.one.createdLater }),
    ("duplicated: \(later)", nil),
    ("dropped: \(unavailable)", nil),
    ("_____ Two _____", nil),
    ("explicit: 's0-explicit'", { $0.two.explicit }),
    ("implicit: 's0-implicit'", { $0.two.implicit }),
    ("modified: 's1-modified-s0-modified'", { $0.two.modified }),
    ("recreated: 's1-recreated'", { $0.two.recreated }),
    ("createdLater: 's1-createdLater'", { $0.two.createdLater }),
    ("duplicated: 's0-explicit'", { $0.two.duplicated }),
    ("dropped: \(unavailable)", nil),
    ("_____ Three _____", nil),
    ("explicit: 's0-explicit'", { $0.three.explicit }),
    ("implicit: 's0-implicit'", { $0.three.implicit }),
    ("modified: 's1-modified-s0-modified'", { $0.three.modified }),
    ("recreated: 's1-recreated'", { $0.three.recreated }),
    ("createdLater: 's1-createdLater'", { $0.three.createdLater }),
    ("duplicated: 's0-explicit'", { $0.three.duplicated }),
    ("dropped: \(unavailable)", nil),
  ]

  struct Line: Sendable, CustomTestStringConvertible {
    let id: String
    /// The line's place in its block.
    let index: Int
    let text: String
    let value: (@Sendable (FourScopes) -> String)?

    var testDescription: String { "\(id) \(text)" }
  }

  static let lines = stated.enumerated().map { number, line in
    // Each scope has eight lines, followed by an empty one.
    Line(
      id: "DKIT-\(101 + number)", index: number + number / 8, text: line.text, value: line.value)
  }

  @Test("The program prints each documented line, in order, with actual values", arguments: lines)
  func line(_ line: Line) throws {
    let output = statedOutput()
    try #require(output[line.index] == line.text)
    if let value = line.value {
      try #require(line.text.hasSuffix(": '\(value(FourScopes()))'"))
    }
    proved(line.id)
  }

  @Test(
    "Printing joined lines, not the array, gives the documented output",
    .proves("DKIT-48", "DKIT-K2", "DKIT-K3"))
  func block() throws {
    let output = statedOutput()
    #expect(output.count == 36)
    #expect("\(output)".hasPrefix("[\"_____ Root _____\", \"explicit: \\'s0-explicit\\'\", "))
    #expect(!"\(output)".contains("\n"))
    let texts = Self.lines.map(\.text)
    let stated = stride(from: 0, to: 32, by: 8).flatMap { Array(texts[$0..<$0 + 8]) + [""] }
    #expect(output == stated)
    // The joined output ends with one line break, and the document's block with two.
    let documentsBlock = texts.blocks + "\n\n"
    #expect(output.joined(separator: "\n") + "\n" == documentsBlock)
  }

  @Test("The chapter prints the documented output unchanged", .proves("DKIT-48"))
  func transcript() throws {
    let expected = try TestCheckout.read("\(chapterFolder("ScopeValues"))/Expected.txt")
    #expect(expected.contains("\n\(Self.lines.map(\.text).blocks)\n"))
  }
}

extension [String] {
  /// Four blocks of eight lines, with an empty line between blocks.
  fileprivate var blocks: String {
    stride(from: 0, to: count, by: 8)
      .map { self[$0..<$0 + 8].joined(separator: "\n") }
      .joined(separator: "\n\n")
  }
}
