import SwiftOutline
import Testing

@Suite("Regex literals and slashes")
struct RegexTests {
  private func regexes(in text: String) throws -> [String] {
    let file = try SourceFile(path: "f.swift", text: text)
    return file.tokens.filter { $0.kind == .regex }.map { file.text(in: $0.range) }
  }

  @Test(
    "A slash begins a regex literal where an operand is expected",
    arguments: [
      ("let r = /abc (d)+/", ["/abc (d)+/"]),
      ("let s = /[,;]+/", ["/[,;]+/"]),
      ("/x/\n/y/.z", ["/x/", "/y/"]),
      ("f(/a/, b: /c/)[/d/]", ["/a/", "/c/", "/d/"]),
      ("[/a/:/b/, /c/ : /d/]", ["/a/", "/b/", "/c/", "/d/"]),
      ("x = !/a/.b; (!!/c/); &/d/", ["/a/", "/c/", "/d/"]),
      ("{ /a/ }; {\n/b/\n}", ["/a/", "/b/"]),
      ("return /a/; if /b/ {} else if /c/.d {}", ["/a/", "/b/", "/c/"]),
      ("a ? /b/ : /c/", ["/b/", "/c/"]),
      ("/a/ ?? /b/ as C", ["/a/", "/b/"]),
      ("0\n/1/\n2", ["/1/"]),
      ("x = /* c */ /a/ // b/", ["/a/"]),
      ("f(/,/); g(/^/)", ["/,/", "/^/"]),
      (
        #"[/\//, /\)/, /[)]/, /[a\])]/, /"/, /}/, /'/, /a\ /, /\ b/]"#,
        [#"/\//"#, #"/\)/"#, "/[)]/", #"/[a\])]/"#, "/\"/", "/}/", "/'/", #"/a\ /"#, #"/\ b/"#]
      ),
      ("x = /.*/, y = /+*/", ["/.*/", "/+*/"]),
      // Slashes that would be binary operators elsewhere.
      (
        "let a = /^ x/; try? /^ y/; case _ where /^ z/: f(/^ 1/)",
        ["/^ x/", "/^ y/", "/^ z/", "/^ 1/"]
      ),
      ("#if /^ x/", ["/^ x/"]),
      ("a = #/b/#", ["#/b/#"]),
      ("#/ \t\n a / b\n/#", ["#/ \t\n a / b\n/#"]),
      ("##/a/#b/##", ["##/a/#b/##"]),
    ] as [(String, [String])])
  func beginsARegex(text: String, expected: [String]) throws {
    #expect(try regexes(in: text) == expected)
  }

  @Test(
    "A slash where no operand is expected belongs to an operator",
    arguments: [
      "a / b / c", "a/b/c", "(a)/b/c", "a[0]/b/c", "{ a }/b/c", "a!/b/c", "a?/b/c", "1 / 2 / 3",
      "a /= b / c", "a! / b / c", "self / b / c", "_ / b / c", "$0 / $1 / $2", "\"a\" / b / c",
      "a\n/ 1 /\nb", "0. / 1 / 2", "x = /a\ny/", "x = /a // b/", "x = /a /* b */ + c/", "x = /a /",
      // Slashes as prefix operators, as for the cases of an enum.
      "f(/State.child)", "f(/A.b, c: /D.e)", "f((/A.b), /C.d)", "(/A.b).c(/0)", "(^/x)/",
      "f(/A.b, g(/C.d))", "f(/A.b, g[/C.d])", "f(^^/, /)",
      // Slashes as operators that are values.
      "a.reduce(1, /) / 3", "f(/, /)", "f(/^, /)", "f(/, \"(\") / 2", "let f = (/)", "x[/] / 2",
      "func /(a: A) { 1/2 }", "func / (a: A) { 1 / 2 }", "infix operator /^/ : P",
      "prefix operator /",
    ])
  func isAnOperator(text: String) throws {
    #expect(try regexes(in: text) == [])
  }

  @Test("A slash in a string interpolation can begin a regex literal")
  func inAnInterpolation() throws {
    let literal = try #require(try literal(#""\(/a)b/) \(a / b) \(!/[")]/)""#))
    #expect(
      literal.interpolations.map { $0.map(\.kind).filter { $0 == .regex }.count } == [0, 0, 1])
  }
}
