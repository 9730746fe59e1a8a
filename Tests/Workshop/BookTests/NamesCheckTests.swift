import TestSupport
import Testing

@testable import Book

@Suite("`NamesCheck`: names that a guide doesn't explain")
struct NamesCheckTests {
  @Test("`NamesCheck` reports names that a guide uses without explanation")
  func names() throws {
    func names(_ page: String) throws -> [String] {
      let chapter = try TestCheckout.checkout.chapter("Deps1")
      return try NamesCheck.unexplained(on: Markdown(page), of: chapter, in: TestCheckout.checkout)
    }
    let block =
      "```swift\nlet used = Lifetimes()\nuseOnce(used)\nused.freed\ncontrollerAB.total()\n```\n"
    #expect(try names(block) == ["Lifetimes", "useOnce", "controllerAB"])
    #expect(
      try names("`useOnce(_:)` makes all four objects.\n\(block)") == ["Lifetimes", "controllerAB"])
    #expect(
      try names("\(block)```swift\nclass Lifetimes {}\nfunc useOnce() {}\n```\n") == [
        "controllerAB"
      ])
  }
}
