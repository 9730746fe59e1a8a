import Testing

@testable import ToolSupport

@Suite("`wrapped`: line breaks for the console")
struct WrappingTests {
  @Test(
    "`wrapped` keeps extra spaces and never splits a command",
    arguments: [
      ("one two three", "one two\nthree"), ("one  two", "one  two"),
      ("one   two six", "one\n  two\nsix"),
      ("  one two", "  one\ntwo"), ("one\n\ntwo", "one\n\ntwo"),
      ("unbreakable a", "unbreakable\na"),
      ("", ""),
      ("See: swift run workshop list", "See:\nswift run workshop list"),
      ("a 'swift test', which", "a\n'swift test',\nwhich"),
      ("`swift run Deps1` a", "`swift run Deps1`\na"),
      ("swift run A B. Or git stash pop", "swift run A B.\nOr\ngit stash pop"),
      ("swift run a [NAME] b", "swift run a\n[NAME] b"),
      ("A=b swift test", "A=b swift test"), ("a swift bird", "a swift\nbird"),
    ])
  func spaces(text: String, broken: String) {
    #expect(wrapped(text, width: 8) == broken)
  }
}
