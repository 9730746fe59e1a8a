import SwiftOutline
import Testing

@Suite("Errors of the outline")
struct RefusalTests {
  @Test(
    "Malformed or deeply nested source throws an error with its position",
    arguments: [
      ("a\n  \"b", "2:3: this string is not closed"),
      ("\"a\\", "1:1: this string is not closed"),
      ("\"\"\"\n  a\n\"\"", "1:1: this string is not closed"),
      ("#\"a\"", "1:1: this string is not closed"),
      ("\"a\\(b\"", "1:6: this string is not closed"),
      ("\"a\\(b", "1:5: this interpolation is not closed"),
      ("a /* /* */", "1:3: this block comment is not closed"),
      ("a */ b", "1:3: '*/' closes no block comment"),
      ("#/a\nb/#", "1:1: this regex literal is not closed"),
      ("`a\n`", "1:1: this name in backticks is not closed"),
      ("é \u{1}", "1:4: no token begins with the character U+1"),
      ("f(\n  [1)", "2:5: ')' cannot close the '[' of line 2"),
      ("}", "1:1: '}' closes nothing"),
      ("struct A {", "1:10: '{' is not closed"),
      ("#if A\nlet x = 1", "1:1: '#if' is not closed"),
      ("struct A {\n#if A\n}\n#endif", "3:1: '}' cannot close the '#if' of line 2"),
      ("#else", "1:1: '#else' closes nothing"),
      ("let a = 1 let b = 2", "1:11: a new line or ';' must stand before this"),
      (
        "struct A { let a = 1; print(a) }",
        "1:23: this is not a declaration, and 'A' can hold nothing else"
      ),
      ("@A\nprint(1)", "2:1: a declaration must follow its attributes"),
      ("struct A { @B }", "1:15: a declaration must follow its attributes"),
      ("let a =", "1:8: an expression must stand here"),
      ("let a = func", "1:9: an expression must stand here"),
      ("let func = 1", "1:5: the name of a property must stand here"),
      ("let (a, 1) = c", "1:9: only names can stand in a tuple pattern"),
      ("let a: = 1", "1:8: a type must stand here"),
      ("let a: A<B", "1:9: this '<' has no '>' that ends a list of types"),
      ("func f { }", "1:8: '(' and the parameters must stand here"),
      ("func f(a) {}", "1:9: the name of a parameter must stand here"),
      ("func f(a b c: A) {}", "1:12: ':' and the type of the parameter must stand here"),
      ("func f(a: A b: B) {}", "1:13: ',' or ')' must stand here"),
      ("func f<A B>() {}", "1:10: ',' or '>' must stand here"),
      ("struct A where T {}", "1:18: ':' or '==' must stand here"),
      ("struct A\nlet b = 1", "2:1: the body of 'A' must begin here"),
      (
        "struct A { subscript(i: Int) { 1 } }",
        "1:30: '->' and the type of the subscript must stand here"
      ),
      ("var a: Int { get; 1 }", "1:19: an accessor must stand here"),
      (
        String(repeating: "\"\\(", count: 33),
        "1:100: interpolations are nested more than 32 deep"
      ),
      (
        String(repeating: "struct A {", count: 33) + String(repeating: "}", count: 33),
        "1:330: this is nested more than 32 deep"
      ),
    ])
  func withItsPlace(text: String, message: String) {
    #expect(refusal(of: text) == "f.swift:" + message)
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
    #expect(refusal(of: text) == nil)
  }
}
