import SwiftOutline
import Testing

@Suite("The outline of types and functions")
struct OutlineTests {
  @Test(
    "A type's outline includes every part of its header",
    arguments: Row.all(
      #"""
      // nothing  =>
      import A
      @testable import B.C
      import struct D.E  => import A · @testable import B.C · import D.E -> struct
      public struct A<T: P & Q, each U, let n: Int>: B<[Int]>, ~Copyable where T: R, T.X == Y {}
      => public struct A<T: P & Q, U, n: Int> : B<[Int]> | ~Copyable where T: R, T.X == Y
      protocol P<E>: AnyObject where E: Q { associatedtype E: R = Int where E.F == G }
      => protocol P<E> : AnyObject where E: Q ·   associatedtype E -> Int : R where E.F == G
      extension [String: A<Int>?].B: @retroactive @unchecked Sendable where Key == Int {}
      => extension [String: A<Int>?].B : @retroactive @unchecked Sendable where Key == Int
      typealias F<T> = @Sendable (inout T, Int...) async throws(E) -> Array<Array<T>>?
      class C {}
      => typealias F<T> -> @Sendable (inout T, Int...) async throws(E) -> Array<Array<T>>?
      => class C
      final class A { class func f() {}; final class var v: Int { 1 }; class B {} }
      => final class A ·   class func f ·   final class var v -> Int { get } ·   class B
      distributed actor A { isolated deinit {} }
      actor B: P {}  => distributed actor A ·   isolated deinit deinit · actor B : P
      indirect enum E: Int { case a = 1, b(Int, label: [String: Int] = [:], _ c: D)
       case `in` }
      => indirect enum E : Int ·   case a = …
      =>   case b(- _: Int, label label: [String: Int], - c: D) ·   case in
      struct A {
        #if canImport(A) && !B
        let a: Int
        #else
        let b: Int
        #endif
      }  => struct A ·   let a -> Int ·   let b -> Int
      #if A
      @available(*, deprecated)
      #endif
      func f() {}  => @available(*, deprecated) func f
      struct A { #Preview("x") { let y = 1 }
       let z = 1 }  => struct A ·   let z = …
      @available(iOS 17, *) #Preview { let a = 1 }
      let b = 1  => let b = …
      #if A
      @A
      @B(1)
      #Preview("x") {
       let a = 1
      }
      #endif
      let b = 1  => let b = …
      struct A {
      @B
      #if C
      @D
      #endif
      public #E { let a = 1 }
      let b = 1 }  => struct A ·   let b = …
      #if A ||
        B
        && C
      let a = 1
      #endif  => let a = …
      protocol P: class, Q {}  => protocol P : class | Q
      class A: B::C, D::E<F::G>.H {}
      let a: A::B?  => class A : B::C | D::E<F::G>.H · let a -> A::B?
      @A::B @available (iOS 13, *) @objc (b) class C { class override func d() {} }
      => @A::B @available(iOS 13, *) @objc(b) class C ·   class override func d
      extension A where N == 3, -1 == M {}
      let a: A<-1>  => extension A where N == 3, -1 == M · let a -> A<-1>
      import struct A::B
      let a = A::init(b)
      @A<B>.C var c: D::E  => import A::B -> struct · let a = … · @A<B>.C var c -> D::E
      func f<@A T>(isolated _const a: T, _const _ b: T) {}  => func f<T>(_const a: T, - b: T)
      @A(b) public macro m<T>(_ a: T) -> Int = #e(A: 1)
        where T: P, T: Q
      macro(1)  => @A(b) public macro m<T>(- a: T) -> Int where T: P, T: Q = …
      """#) + [Row(""), Row("let\u{A0}a = 1 /\u{A0}2\nlet b\u{A0}= 3", "let a = …", "let b = …")])
  func listsTypes(row: Row) throws {
    #expect(try outline(of: row.text).inOneLine == row.expected)
  }

  @Test(
    "A function's outline includes every part of its header",
    arguments: Row.all(
      #"""
      func f() {}  => func f
      func `a sentence`() {}  => func a sentence
      @Test("a, b", .tags(x), arguments: [1, 2]) @MainActor func f(`in` x: Int, y: Int) {}
      => @Test("a, b", .tags(x), arguments: [1, 2]) @MainActor func f(in x: Int, y y: Int)
      func f(_ a: Int = 1, b c: @escaping @Sendable (Int) async throws(E) -> (any X)?) {}
      => func f(- a: Int, b c: @escaping @Sendable (Int) async throws(E) -> (any X)?)
      func f(a: [Int: String] = [1: "a, b"], b: (Int) -> Int = { x, y in x }, c: Bool = a < b) {}
      => func f(a a: [Int: String], b b: (Int) -> Int, c c: Bool)
      func f(_ a: D<A, B> = D<A, B>(), b: Int) {}  => func f(- a: D<A, B>, b b: Int)
      func f(a: borrowing some P, b: consuming T, c: Int..., _: isolated (any Actor)?,) {}
      => func f(a a: borrowing some P, b b: consuming T, c c: Int..., - _: isolated (any Actor)?)
      func f<T>(x: T) async throws(E<T>) -> some P<T> where T: Q, T: ~Copyable {}
      => func f<T>(x x: T) async throws(E<T>) -> some P<T> where T: Q, T: ~Copyable
      func f<each T>(_ x: repeat each T) -> (repeat (each T)?) {}
      => func f<T>(- x: repeat each T) -> (repeat (each T)?)
      func f() -> () throws -> Array<[Int]>? { x }  => func f -> () throws -> Array<[Int]>?
      public static func == (l: T, r: T) -> Bool { true }
      => public static func ==(- l: T, - r: T) -> Bool
      static func ==<T>(l: T, r: T) -> Bool { true }  => static func ==<T>(- l: T, - r: T) -> Bool
      func <<T>(l: T, r: T) {}  => func <<T>(- l: T, - r: T)
      func >>(l: T, r: T) {}  => func >>(- l: T, - r: T)
      prefix func !(x: T) {}  => prefix func !(- x: T)
      func f(a: @escaping(Int) -> Void, b: @isolated(any) () -> Void) {}
      => func f(a a: @escaping(Int) -> Void, b b: @isolated(any) () -> Void)
      init?<S>(_ s: S) rethrows where S: P {}  => init init?<S>(- s: S) rethrows where S: P
      required convenience init!() {}  => required convenience init init!
      nonisolated(nonsending) func f(x: nonisolated(nonsending) () async -> Int) {}
      => nonisolated(nonsending) func f(x x: nonisolated(nonsending) () async -> Int)
      subscript<T>(i: Int, at j: T) -> T where T: P { get {} set(x) {} }
      => subscript subscript<T>(- i: Int, at j: T) -> T where T: P { get; set }
      func f(x: Int)
        -> Int
      {
        func inner() {}
        var y = 1
      }  => func f(x x: Int) -> Int
      """#))
  func listsFunctions(row: Row) throws {
    #expect(try outline(of: "struct S {\n\(row.text)\n}") == ["struct S", "  " + row.expected])
  }

  @Test("A declaration's text begins at its first attribute")
  func knowsPlaces() throws {
    let text = "@A\npublic func\n  f() { x }\ncase_(1)\nlet a = 1,\n  b: Int = 2 // c\n"
    let file = try SourceFile(path: "f.swift", text: text)
    let found = try file.declarations()
    #expect(
      found.map { file.text(in: $0.range) } == [
        "@A\npublic func\n  f() { x }", "let a = 1", "b: Int = 2",
      ])
    #expect(found.map(\.line) == [3, 5, 6])
    #expect(found.map(\.lines) == [1...3, 5...5, 6...6])
    #expect(found[0].bodyRange.map(file.text(in:)) == " x ")
    #expect(found[2].initialValueRange.map(file.text(in:)) == "2")
  }

  @Test("`isConditional` is true for declarations in any branch of an `#if`")
  func knowsConditions() throws {
    let text = """
      let a = 1
      #if A
      #if B
      struct C { let inC = 1 }
      #endif
      let d = 1
      #else
      let e = 1
      #endif
      struct F {
        #if G
        let g, h: Int
        #endif
        let i = 1
      }
      @X
      #if A
      @Y
      #endif
      func j() {}
      """
    let all = try declarations(in: text).flatMap { [$0] + $0.members }
    #expect(all.filter(\.isConditional).map(\.name) == ["C", "d", "e", "g", "h"])
    #expect(all.filter { !$0.isConditional }.map(\.name) == ["a", "inC", "F", "i", "j"])
  }
}
