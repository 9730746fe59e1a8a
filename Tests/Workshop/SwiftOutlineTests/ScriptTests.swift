import SwiftOutline
import Testing

@Suite("The outline of a script")
struct ScriptTests {
  @Test(
    "The outline of a script skips statements between declarations",
    arguments: [
      "print(\"a\") { let no = 1 }", "x = 1", "x += f { let no = 1 }\n  .g", "_ = try await f()",
      "if a, let b = c.d { let no = 1 } else if case .e(let f)? = g { let no = 1 } else { var no = 1 }",
      "for x in a.b where c { let no = 1 }", "for case let (a, b)? in c { func no() {} }",
      "for try await x in y { let no = 1 }", "for i in 0..<n { let no = 1 }",
      "while let a = b() { let no = 1 }", "repeat { let no = 1 } while a < b",
      "outer: for a in b { let no = 1 }",
      "infix operator <|>: Sum", "prefix operator √", "precedencegroup Sum { higherThan: A }",
      "switch a { case 1: let no = 1; default: break }",
      "do { let no = 1 } catch let e as E where e.a { let no = 1 } catch is A, B.b { let no = 1 }",
      "do throws(E) { let no = 1 } catch { let no = 1 }", "defer { let no = 1 }",
      "guard let a = b.first(where: { $0 }), c else { exit(1) }", "throw A.b(c)", "return",
      "#warning(\"a\")", "#sourceLocation(file: \"a\", line: 1)", "open(a)", "lazy = prefix",
      "a ? b : c",
      "#expect(a) { let no = 1 }", "await withTaskGroup { let no = 1 }", "x.y?.z! = [1]", "-x",
      "{ let no = 1 }()", "actor.f()", "macro(1)", "final.x = 1", "a.b = if c { 1 } else { 2 }",
      "if #available(macOS 15, *), x is A<B> { let no = 1 }", "while { a }() { let no = 1 }",
      "#if a && swift(>=6) || os(Linux)\nf()\n#elseif b\ng()\n#endif", "let _ = f()", "unsafe f()",
    ])
  func goesPast(statement: String) throws {
    let text = "\(statement)\nlet a = 1\n\(statement); func b() {}\n\(statement)"
    #expect(try outline(of: text) == ["let a = …", "func b"])
  }
}
