import Testing

@testable import Book

@Suite("Comparing transcripts")
struct TranscriptTests {
  @Test(
    "The first differing line is named with both texts",
    arguments: [
      ("a\nb\n", "a\nc\n", 2, "b", "c"),
      ("a\n", "a\nb\n", 2, "", "b"),
      ("a\nb\nc\n", "a\n", 2, "b", ""),
      ("a\n", "a", 2, "", nil),
      ("", "a\n", 1, "", "a"),
    ] as [(String, String, Int, String?, String?)])
  func first(expected: String, printed: String, line: Int, wanted: String?, found: String?) throws {
    let difference = try #require(TranscriptDifference(expected: expected, printed: printed))
    #expect(difference.line == line)
    #expect(difference.expected == wanted)
    #expect(difference.printed == found)
  }

  @Test("White space at the end of a line is made visible")
  func trailingSpace() throws {
    let difference = try #require(TranscriptDifference(expected: "a\n", printed: "a \t\n"))
    #expect(difference.twoLines == ["expected: a", "printed:  a␠␉"])
  }

  @Test("Letters that only look alike differ: bytes are compared")
  func bytes() {
    #expect(TranscriptDifference(expected: "é\n", printed: "e\u{301}\n")?.line == 1)
  }
}
