import SwiftOutline
import Testing

@Suite("The outline of properties")
struct PropertyTests {
  @Test(
    "The outline of a property has its type, value and accessors",
    arguments: Row.all(
      #"""
      let list = [1], maybe: T? = nil  => let list = … · let maybe -> T? = …
      let a, b: Int, c = 1, d: D<A, B>  => let a -> Int · let b -> Int · let c = … · let d -> D<A, B>
      let (a, (_, b)) = f()  => let a = … · let b = …
      let (a, b): (A, B) = f()  => let a = … · let b = …
      let (x: a, y: (b, z: c)) = f()  => let a = … · let b = … · let c = …
      private(set) static var x: [Int: (any X)?] = [:]
      => private(set) static var x -> [Int: (any X)?] = …
      unowned(unsafe) let a: A
      nonisolated(unsafe) var b: B!
      lazy var c = { 1 }()
      => unowned(unsafe) let a -> A · nonisolated(unsafe) var b -> B! · lazy var c = …
      @State(x: 1) private var a: Int { b }  => @State(x: 1) private var a -> Int { get }
      var a: Int { mutating get async throws(E) nonmutating set }
      => var a -> Int { mutating get async throws(E); nonmutating set }
      var a: Int { @A get { 1 } set(x) { y = x } }  => var a -> Int { get; set }
      var a: Int { get.x }  => var a -> Int { get }
      var a: Int { _read { } modify { } }  => var a -> Int { _read; modify }
      var a: Int { get { } yielding mutate { } }  => var a -> Int { get; yielding mutate }
      var a: Int { read { $0 } }  => var a -> Int { get }
      var a: UnsafePointer<Int> { unsafeAddress { } }
      => var a -> UnsafePointer<Int> { unsafeAddress }
      var a = f(1) { didSet { x } willSet(y) {} }
      var b = 1  => var a = … { didSet; willSet } · var b = …
      var a = f(1) { $0 } orElse: { 2 }
      var b = 1  => var a = … · var b = …
      var a: Int = 1
      {
        didSet {}
      }  => var a -> Int = … { didSet }
      let f: (Int) throws(E) -> Void = { _ in }  => let f -> (Int) throws(E) -> Void = …
      """#))
  func listsNames(row: Row) throws {
    let members = try outline(of: "class C {\n\(row.text)\n}").dropFirst()
    #expect(members.map { String($0.dropFirst(2)) }.inOneLine == row.expected)
  }

  @Test(
    "A property's initial value ends where its expression ends",
    arguments: [
      "A<B, C>()", "A<B, C>.d", "a\n    + b\n    .c { $0 }\n    .d", "a as? [B<C, D>]",
      "-a", "try! await f()", "if a, b == 1 { 1 } else if let c { 2 } else { 3 }",
      "switch a { case 1: 2; default: 3 }", "do { try a() } catch let e as A { 1 } catch { 2 }",
      #"\A.b[0]?.c"#, #"\.?.c"#, "#selector(A.b(_:))", "#/a, b/#", "a ? b : c", "a ?? { 1 }()",
      "[1, 2].map { a in a }.b", "a.0.1", "x is A<B, C>", ".init(a, b)", "a! + b", "a...", "(a, b)",
      "a\n#if X\n    .b()\n#else\n    .c()\n#endif", "any P.self", "consume a", "unsafe try a()",
      "\"\\(a, b)\"",
      "await a.b", "a / b / c", "/a, b/", "/[,;]+/.c", "f(/A.b)", "try! /^ a, b/", "a.is",
      "a.as?.b",
      "if a\n{ 1 }\nelse if b\n , c\n{ 2 }\nelse\n{ 3 }", "{ let x = 1, y = 2 }", "f(\n  a\n)",
      "A.self", "!a", "a as! B",
      "if a.map { b } { 1 } else { 2 }", "a < b", "a & b | ~c", "x\n    as B",
    ])
  func endsValue(value: String) throws {
    let text = "let v = \(value), w = 1\nlet x = \(value)\nlet y = 2"
    let file = try SourceFile(path: "f.swift", text: text)
    let found = try file.declarations()
    #expect(found.map(\.name) == ["v", "w", "x", "y"])
    #expect(found[0].initialValueRange.map(file.text(in:)) == value)
    #expect(found[2].initialValueRange.map(file.text(in:)) == value)
  }

  @Test(
    "A property's initial value ends before a line with a new statement",
    arguments: ["-x", "!x", "(x)", "[x]", "x", "#x", "@A func f() {}", "#if A\n#endif"])
  func endsValueBefore(next: String) throws {
    let file = try SourceFile(path: "f.swift", text: "let a = (1)\n\(next)")
    let value = try file.declarations()[0].initialValueRange
    #expect(value.map(file.text(in:)) == "(1)")
  }
}
