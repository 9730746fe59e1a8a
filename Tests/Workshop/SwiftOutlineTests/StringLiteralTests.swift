import SwiftOutline
import Testing

@Suite("`plainValue`: the value of a string literal")
struct StringLiteralTests {
  @Test(
    "`plainValue` resolves the escapes of a string literal",
    arguments: [
      (#""""#, ""),
      (#""a b""#, "a b"),
      (#""\n\r\t\0\"\'\\""#, "\n\r\t\0\"'\\"),
      (#""\u{e9}\u{1F408}""#, "é🐈"),
      (##"#"a\n"b" \#n"#"##, "a\\n\"b\" \n"),
      (##"#"""#"##, "\""),
      (##"#""a""#"##, "\"a\""),
      // Multi-line literals lose their indentation.
      ("\"\"\"\n\"\"\"", ""),
      ("\"\"\"\n  \"\"\"", ""),
      ("\"\"\"\n\n  \"\"\"", ""),
      ("\"\"\"\n  a\n    b\n\n  c\n  \"\"\"", "a\n  b\n\nc"),
      ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "a\nb"),
      ("\"\"\"\n  a \\\n  b\\  \n  c\n  \"\"\"", "a bc"),
      ("\"\"\"\n  say \"hi\" \\\"\"\"\n  \"\"\"", "say \"hi\" \"\"\""),
      ("#\"\"\"\n  a\\n\n  \"\"\"#", "a\\n"),
      ("\"\"\"\n\ta\n\t\"\"\"", "a"),
    ])
  func isResolved(text: String, value: String) throws {
    #expect(try literal(text)?.plainValue == value)
  }

  @Test("`plainValue` is nil for a literal with an interpolation")
  func isNoPlainValue() throws {
    let literal = try #require(try literal("##\"\"\"\n  a\n  \\##(x)\n  b\\##(y)\n  \"\"\"##"))
    #expect(literal.interpolations.map(\.count) == [1, 1])
    #expect(literal.plainValue == nil)
  }
}
