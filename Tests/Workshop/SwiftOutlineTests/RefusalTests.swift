import SwiftOutline
import Testing

@Suite("`OutlineError`: source that can't be parsed")
struct RefusalTests {
  @Test(
    "Malformed or deeply nested source throws an error with its position",
    arguments: [
      ("a\n  \"b", "2:3: unterminated string literal"),
      ("\"a\\", "1:1: unterminated string literal"),
      ("\"\"\"\n  a\n\"\"", "1:1: unterminated string literal"),
      ("#\"a\"", "1:1: unterminated string literal"),
      ("\"a\\(b\"", "1:6: unterminated string literal"),
      ("\"a\\(b", "1:5: unterminated interpolation"),
      ("a /* /* */", "1:3: unterminated block comment"),
      ("a */ b", "1:3: unexpected end of block comment"),
      ("#/a\nb/#", "1:1: unterminated regex literal"),
      ("`a\n`", "1:1: unterminated name in backticks"),
      ("é \u{1}", "1:4: invalid character U+1"),
      ("f(\n  [1)", "2:5: ')' doesn't match the '[' on line 2"),
      ("}", "1:1: unexpected '}'"),
      ("struct A {", "1:10: unclosed '{'"),
      ("#if A\nlet x = 1", "1:1: unclosed '#if'"),
      ("struct A {\n#if A\n}\n#endif", "3:1: '}' doesn't match the '#if' on line 2"),
      ("#else", "1:1: unexpected '#else'"),
      ("let a = 1 let b = 2", "1:11: expected a new line or ';'"),
      (
        "struct A { let a = 1; print(a) }",
        "1:23: expected a declaration in 'A'"
      ),
      ("@A\nprint(1)", "2:1: expected a declaration after the attributes"),
      ("struct A { @B }", "1:15: expected a declaration after the attributes"),
      ("let a =", "1:8: expected an expression"),
      ("let a = func", "1:9: expected an expression"),
      ("let func = 1", "1:5: expected the name of a property"),
      ("let (a, 1) = c", "1:9: a tuple pattern can contain only names"),
      ("let a: = 1", "1:8: expected a type"),
      ("let a: A<B", "1:9: no '>' closes this list of types"),
      ("func f { }", "1:8: expected '(' and parameters"),
      ("func f(a) {}", "1:9: expected the name of a parameter"),
      ("func f(a b c: A) {}", "1:12: expected ':' and the type of the parameter"),
      ("func f(a: A b: B) {}", "1:13: expected ',' or ')'"),
      ("func f<A B>() {}", "1:10: expected ',' or '>'"),
      ("struct A where T {}", "1:18: expected ':' or '=='"),
      ("struct A\nlet b = 1", "2:1: expected the body of 'A'"),
      (
        "struct A { subscript(i: Int) { 1 } }",
        "1:30: expected '->' and the type of the subscript"
      ),
      ("var a: Int { get; 1 }", "1:19: expected an accessor"),
      (
        String(repeating: "\"\\(", count: 33),
        "1:100: interpolations nested more than 32 deep"
      ),
      (
        String(repeating: "struct A {", count: 33) + String(repeating: "}", count: 33),
        "1:330: types nested more than 32 deep"
      ),
    ])
  func withItsPlace(text: String, message: String) {
    #expect(parseError(of: text) == "f.swift:" + message)
  }

  @Test(
    "Only types and interpolations have a nesting limit",
    arguments: [
      String(repeating: "struct A {", count: 32) + String(repeating: "}", count: 32),
      String(repeating: "/*", count: 1000) + String(repeating: "*/", count: 1000),
      "let a = " + String(repeating: "(", count: 1000) + String(repeating: ")", count: 1000),
      "let a: " + String(repeating: "A<", count: 1000) + "B" + String(repeating: ">", count: 1000),
      "let " + String(repeating: "(", count: 1000) + "a" + String(repeating: ")", count: 1000)
        + " = b",
      "let a = " + String(repeating: "-", count: 1000) + "1",
      "let a = " + String(repeating: "if ", count: 1000) + "b {}",
      "let a = " + String(repeating: "b ? c : ", count: 1000) + "d",
      "let a = " + String(repeating: "b < ", count: 1000) + "d",
      "func f() " + String(repeating: "{", count: 1000) + String(repeating: "}", count: 1000),
    ])
  func notDeep(text: String) {
    #expect(parseError(of: text) == nil)
  }
}
