import Testing

@testable import ToolSupport

@Suite("`ContentHash`")
struct ContentHashTests {
  @Test(
    "`ContentHash` matches the published FNV-1a test vectors",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func vector(text: String, hash: String) {
    #expect(ContentHash(bytes: Array(text.utf8)).description == hash)
  }

  @Test("`ContentHash` keeps leading zeros in its sixteen digits")
  func digits() {
    #expect(ContentHash(bytes: Array("13900".utf8)).description == "00f5898e9456454c")
    #expect(ContentHash(bytes: Array("13900".utf8)).short == "00f5898e")
  }

  @Test("`ContentHash` differs if the same text is split differently")
  func parts() {
    #expect(ContentHash("ab", "c").description == "3258ba264f69a13e")
    #expect(ContentHash("a", "bc").description == "55669b0488b5662e")
    #expect(ContentHash("") != ContentHash())
    #expect(ContentHash(["ab", "c"]) == ContentHash("ab", "c"))
  }
}
