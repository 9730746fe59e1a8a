import Testing

@testable import ToolSupport

@Suite("Nearest names")
struct SuggestionsTests {
  private let names = ["tour", "list", "run", "expect", "claim", "guides", "doctor", "verify"]

  @Test(
    "A slip gets the name that was meant",
    arguments: [("tuor", "tour"), ("expct", "expect"), ("Doctr", "doctor"), ("lst", "list")])
  func slip(typed: String, meant: String) {
    #expect(nearest(to: typed, in: names).first == meant)
  }

  @Test("What is like nothing gets nothing")
  func nothing() {
    #expect(nearest(to: "qqqqqqqqqq", in: names) == [])
    #expect(nearest(to: "tour", in: []) == [])
  }
}
