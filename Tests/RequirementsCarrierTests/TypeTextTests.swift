import Testing

@testable import RequirementsCarrier

@Suite("The text of a type")
struct TypeTextTests {
  @Test(
    "is written one way, however the source writes it",
    arguments: [
      ("Int", "Int"),
      ("[String:Int]", "[String: Int]"),
      ("[ String : [ Int ] ]", "[String: [Int]]"),
      ("Array< Array<Int> > ?", "Array<Array<Int>>?"),
      ("(Int,String)->Bool", "(Int, String) -> Bool"),
      (
        "( _ a :Int , b: inout [Int] ) async throws (E)->()",
        "(_ a: Int, b: inout [Int]) async throws(E) -> ()"
      ),
      ("@Sendable (Int) -> Void", "@Sendable (Int) -> Void"),
      ("any A&B", "any A & B"),
      ("(any Error)?", "(any Error)?"),
      ("A . B<C> . D", "A.B<C>.D"),
      ("String... ", "String..."),
      ("Int /* why */ ?", "Int?"),
      ("Result<\n  Int, // one\n  any Error\n>", "Result<Int, any Error>"),
    ])
  func isNormal(source: String, expected: String) {
    #expect(TypeText(source).text == expected)
    #expect(TypeText(expected).text == expected)
  }

  @Test("falls into the names of a composition")
  func parts() {
    let parts = TypeText("@unchecked Sendable & A.Resource<I, [B & C]> & any D").parts
    #expect(parts.map(\.name) == ["Sendable", "A.Resource", "D"])
    #expect(parts.map(\.arguments) == [nil, "I, [B & C]", nil])
    #expect(parts[1].last == "Resource")
  }

  @Test("gets other names, but not in labels and not behind a dot")
  func naming() {
    let text = TypeText("[User: (User: Chat.User, Int) -> Array<User>]")
    #expect(
      text.naming { $0 == "User" ? "Chat.User" : $0 }.text
        == "[Chat.User: (User: Chat.User, Int) -> Array<Chat.User>]")
  }
}
