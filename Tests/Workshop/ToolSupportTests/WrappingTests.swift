import Testing

@testable import ToolSupport

@Suite("A text that is broken between words")
struct WrappingTests {
  @Test(
    "A break stands for one space, and all other spaces are kept",
    arguments: [
      ("one two three", "one two\nthree"), ("one  two", "one  two"),
      ("one   two six", "one\n  two\nsix"),
      ("  one two", "  one\ntwo"), ("one\n\ntwo", "one\n\ntwo"),
      ("unbreakable a", "unbreakable\na"),
      ("", ""),
    ])
  func spaces(text: String, broken: String) {
    #expect(wrapped(text, width: 8) == broken)
  }
}
