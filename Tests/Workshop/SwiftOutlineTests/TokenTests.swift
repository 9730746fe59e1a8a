import SwiftOutline
import Testing

@Suite("`SourceFile.tokens`")
struct TokenTests {
  @Test(
    "`SourceFile` splits text into the compiler's tokens",
    arguments: Row.all(
      #"""
      // only this  => comment // only this
      #!/usr/bin/swift
      x  => comment #!/usr/bin/swift · identifier x
      /* a /* b */ c */x  => comment /* a /* b */ c */ · identifier x
      grüße 名 🐈  => identifier grüße · identifier 名 · identifier 🐈
      `a b` `func` $0 $x  => identifier `a b` · identifier `func` · identifier $0 · identifier $x
      let actor _ _x  => keyword let · identifier actor · keyword _ · identifier _x
      1 1_0.5e-3 0xFF 0x1.8p3 0xE-1 0b01 0o7
      => number 1 · number 1_0.5e-3 · number 0xFF · number 0x1.8p3 · number 0xE · operator -
      => number 1 · number 0b01 · number 0o7
      1...2  => number 1 · operator ... · number 2
      0xF.description  => number 0xF · punctuation . · identifier description
      p.0.1  => identifier p · punctuation . · number 0 · punctuation . · number 1
      -.a  => operator - · punctuation . · identifier a
      a->b  => identifier a · operator -> · identifier b
      x?!.y ?? z
      => identifier x · operator ? · operator ! · punctuation . · identifier y · operator ??
      => identifier z
      a .== b ≤ c  => identifier a · operator .== · identifier b · operator ≤ · identifier c
      #expect(#if #if  => pound #expect · punctuation ( · directive #if · directive #if
      #/a\/#b/# ##/a/#/##  => regex #/a\/#b/# · regex ##/a/#/##
      !/a/!.b  => operator ! · regex /a/ · operator ! · punctuation . · identifier b
      A::b :c  => identifier A · punctuation :: · identifier b · punctuation : · identifier c
      a … b •◦ c°́ d
      => identifier a · operator … · identifier b · operator •◦ · identifier c · operator °́
      => identifier d
      ###a ##  => pound ###a · pound ##
      a / b/c (/)
      => identifier a · operator / · identifier b · operator / · identifier c · punctuation (
      => operator / · punctuation )
      func /(  => keyword func · operator / · punctuation (
      a+/* c */b  => identifier a · operator + · comment /* c */ · identifier b
      \.?.x  => punctuation \ · punctuation . · operator ? · punctuation . · identifier x
      "a\("b" + ")")c" d  => string "a\("b" + ")")c" · identifier d
      #"a"\("b")"#  => string #"a"\("b")"#
      """#) + [
        Row(""), Row(" \t\r\n"), Row("\u{FEFF}x", "identifier x"),
        Row("a\r\nb\rc", "identifier a", "identifier b", "identifier c"),
        Row("// é\r\nx", "comment // é", "identifier x"),
      ])
  func areCut(row: Row) throws {
    #expect(try tokens(of: row.text).inOneLine == row.expected)
  }

  @Test("A token has its line, its byte column and its byte range")
  func knowTheirPlace() throws {
    let file = try SourceFile(path: "f.swift", text: "é x\r\n\r  y\n\nz")
    #expect(file.tokens.map(\.line) == [1, 1, 3, 5])
    #expect(file.tokens.map(\.column) == [1, 4, 3, 1])
    #expect(file.tokens.map(\.range) == [0..<2, 3..<4, 9..<10, 12..<13])
  }

  @Test("Tokens of an interpolation are inside their string's token")
  func ofInterpolations() throws {
    let file = try SourceFile(path: "f.swift", text: #"x = "a\(f("b\(c)"))d""#)
    guard case .string(let outer) = file.tokens[2].kind, let tokens = outer.interpolations.first,
      case .string(let inner) = tokens[2].kind, let innermost = inner.interpolations.first
    else {
      Issue.record("the nested strings were not found")
      return
    }
    #expect(tokens.map { file.text(in: $0.range) } == ["f", "(", #""b\(c)""#, ")"])
    #expect(innermost.map { file.text(in: $0.range) } == ["c"])
    #expect(innermost.map(\.column) == [15])
  }
}
