import SwiftOutline
import Testing

@Suite("`calls(of:)`: the calls of a function")
struct CallTests {
  /// The first argument and the trailing closure of each call.
  private func calls(in text: String) throws -> [String] {
    let file = try SourceFile(path: "f.swift", text: text)
    return file.calls(of: "f").map { call in
      (call.arguments.first.map { file.text(in: $0.range) } ?? "-")
        + (call.trailingClosure.map { " {\(file.text(in: $0))}" } ?? "")
    }
  }

  @Test(
    "`calls(of:)` finds calls in any expression, but no other uses",
    arguments: [
      ("f(1)", ["1"]),
      ("f { 1 }", ["- { 1 }"]),
      ("f(1) { 2 }", ["1 { 2 }"]),
      ("f<A<B>>(1)", ["1"]),
      ("`f`(1)", ["1"]),
      ("f(f(1)) { f { } }", ["f(1) { f { } }", "1", "- { }"]),
      (#"x = "a\(f("\(f(2))"))""#, [#""\(f(2))""#, "2"]),
      ("struct A { var a: Int { f(1) }; let b = f { } }", ["1", "- { }"]),
      ("return f\n(1)", []),
      ("[f, g(f), f[1]]", []),
      ("a.f(1); A.f { }", []),
      ("func f() {}; macro f() = a; @f(1) let f: A; \\f; #f(1)", []),
      ("struct f {}; extension f {}; var a: f { 1 }; func g() -> f { 1 }", []),
      ("if f { }; while f { }; switch f { }; for a in f { }", []),
      ("guard f(1) else { f(2) { } }", ["1", "2 { }"]),
      ("// f(1)\n/* f(2) */ \"f(3)\"", []),
      ("f(1", []),
    ] as [(String, [String])])
  func areFound(text: String, expected: [String]) throws {
    #expect(try calls(in: text) == expected)
  }

  @Test("A parsed call includes its arguments and its trailing closure")
  func haveArguments() throws {
    let text = """
      f(a, /* b */ label: [1, 2], `in`: { x, y in x }, A<B, C>(), "a, \\(b, c)", d < e, for: g > h,)
      { closure }
      """
    let file = try SourceFile(path: "f.swift", text: text)
    let call = try #require(file.calls(of: "f").first)
    #expect(
      call.arguments.map { file.text(in: $0.range) } == [
        "a", "[1, 2]", "{ x, y in x }", "A<B, C>()", "\"a, \\(b, c)\"", "d < e", "g > h",
      ])
    #expect(call.arguments.map(\.label) == [nil, "label", "in", nil, nil, nil, "for"])
    #expect(call.arguments[1].tokens.map { file.text(in: $0.range) } == ["[", "1", ",", "2", "]"])
    #expect(call.trailingClosure.map(file.text(in:)) == " closure ")
    #expect(call.line == 1)
  }
}
