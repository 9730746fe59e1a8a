import SwiftOutline
import Testing

@Suite("`TypeSyntax`: types in source text")
struct TypeSyntaxTests {
  private func type(_ text: String) throws -> TypeSyntax {
    try #require(try declarations(in: "typealias T = \(text)")[0].type)
  }

  @Test(
    "`normalized()` spells equal types the same way",
    arguments: [
      ("Int", "Int"),
      ("[String:Int]", "[String: Int]"),
      ("[ String : [ Int ] ]", "[String: [Int]]"),
      ("Array< Array<Int> >?", "Array<Array<Int>>?"),
      ("(Int,String)->Bool", "(Int, String) -> Bool"),
      (
        "( _ a :Int , b: inout [Int] ) async throws (E)->()",
        "(_ a: Int, b: inout [Int]) async throws(E) -> ()"
      ),
      ("@Sendable (Int) -> Void", "@Sendable (Int) -> Void"),
      ("any A<B>&C", "any A<B> & C"),
      ("(any Error)?", "(any Error)?"),
      ("A . B<C> . D", "A.B<C>.D"),
      ("String... ", "String..."),
      ("[Int /* why */ ]", "[Int]"),
      ("Result<\n  Int, // one\n  any Error\n>", "Result<Int, any Error>"),
    ])
  func isNormalized(source: String, expected: String) throws {
    #expect(try type(source).normalized() == expected)
    #expect(try type(expected).normalized() == expected)
  }

  @Test("`names` lists the first name of each type path")
  func names() throws {
    let type = try type("[User: (Label: Chat.Room, Int) -> Array<User>]")
    #expect(type.names == ["Array", "Chat", "Int", "User"])
  }

  @Test(
    "`members` splits a composition into paths and other types",
    arguments: [
      ("A.B<C>.D", ["A.B.D"]),
      ("`in`", ["in"]),
      ("Any", ["Any"]),
      ("any A & Self", ["A", "Self"]),
      ("(any Shop.A<B & C> & (D & E))?", ["Shop.A", "D", "E"]),
      ("@unchecked Sendable & some A", ["Sendable", "A"]),
      ("@MainActor (inout A!)", ["A"]),
      ("A & ~Copyable", ["A", "~Copyable?"]),
      ("(A, B)", ["(A, B)?"]),
      ("(a: A)", ["a: A?"]),
      ("() -> A", ["() -> A?"]),
      ("[A & B]", ["[A & B]?"]),
    ] as [(String, [String])])
  func members(source: String, expected: [String]) throws {
    let members = try type(source).members.map { $0.path?.joined(separator: ".") ?? "\($0.text)?" }
    #expect(members == expected)
  }

  @Test("`TypeSyntax` parses a type's specifier, its `?` and generic arguments")
  func parts() throws {
    let some = try type("(some A.Resource<I, [B & C]>)?")
    #expect(some.specifier == "some")
    #expect(some.isOptional)
    #expect(some.members[0].arguments.map(\.text) == ["I", "[B & C]"])
    #expect(try type("A<B>.C<D>").arguments.map(\.text) == ["B", "D"])
    let plain = try type("[any A?]")
    #expect(plain.specifier == nil && !plain.isOptional && plain.arguments.isEmpty)
  }

  @Test("Each type in a declaration has its own line and column")
  func places() throws {
    let text = """
      extension A.B: C,
        D & E where F.G == H, I: J {
        func k<L: M>(n o: P, _ q: Q) -> R { 1 }
        init(s: S) {}
        let t, u: any V
      }
      """
    let file = try SourceFile(path: "f.swift", text: text)
    let outer = try file.declarations()[0]
    let (function, initializer, property) = (outer.members[0], outer.members[1], outer.members[3])
    var types: [TypeSyntax?] = [outer.type, outer.inheritance[0]]
    types += outer.inheritance[1].members
    for requirement in outer.requirements {
      types += [requirement.subject, requirement.constraint]
    }
    types.append(function.genericParameters[0].constraint)
    types += function.parameters.map(\.type)
    types += [function.type, property.type?.members[0]]
    let found = types.compactMap(\.self).map { "\($0.line):\($0.column) \($0.text)" }
    #expect(
      found == [
        "1:11 A.B", "1:16 C", "2:3 D", "2:7 E", "2:15 F.G", "2:22 H", "2:25 I", "2:28 J", "3:13 M",
        "3:21 P", "3:29 Q", "3:35 R", "5:17 V",
      ])
    #expect(outer.requirements.map(\.isSameType) == [true, false])
    #expect(function.parameters.map(\.column) == [16, 26])
    #expect([outer, function, initializer, property].map(\.column) == [11, 8, 3, 10])
    #expect([outer, function].map { file.text(in: $0.headerRange).suffix(4) } == [": J ", "> R "])
    #expect(file.text(in: property.headerRange) == "u: any V")
  }
}
