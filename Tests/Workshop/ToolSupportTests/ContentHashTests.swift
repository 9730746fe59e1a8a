import Testing

@testable import ToolSupport

@Suite("The hash of a text")
struct ContentHashTests {
  @Test(
    "Bytes have the hash that the authors of FNV-1a list",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func vector(text: String, hash: String) {
    #expect(ContentHash(bytes: Array(text.utf8)).description == hash)
  }

  @Test("It has sixteen digits, also where the first are zeros")
  func digits() {
    #expect(ContentHash(bytes: Array("13900".utf8)).description == "00f5898e9456454c")
    #expect(ContentHash(bytes: Array("13900".utf8)).short == "00f5898e")
  }

  @Test("Parts are told apart: each goes with its length")
  func parts() {
    #expect(ContentHash("ab", "c").description == "3258ba264f69a13e")
    #expect(ContentHash("a", "bc").description == "55669b0488b5662e")
    #expect(ContentHash("") != ContentHash())
    #expect(ContentHash(["ab", "c"]) == ContentHash("ab", "c"))
  }
}
