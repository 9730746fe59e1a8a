import Playground
import TestSupport
import Testing

@testable import FunctionStructs

@Suite("FunctionStructs: a function that a test did not replace")
struct UnimplementedTests {
  /// A function by its name, called with any arguments.
  struct Function: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let call: @Sendable (ShopClient) async throws -> Void
  }

  static let throwing = [
    Function(testDescription: "logIn") { _ = try await $0.logIn("Ada") },
    Function(testDescription: "items") { _ = try await $0.items() },
    Function(testDescription: "friends") { _ = try await $0.friends("token") },
    Function(testDescription: "details") { _ = try await $0.details("tea") },
    Function(testDescription: "stock") { _ = try await $0.stock("tea") },
    Function(testDescription: "charge") { _ = try await $0.charge(1, "Ada") },
    Function(testDescription: "send") { try await $0.send("hello", "Grace") },
  ]

  @Test("It reports its own name and throws", arguments: throwing)
  func throwsItsName(of function: Function) async throws {
    let reports = Log()
    let shop = ShopClient.unimplemented { words in reports.note(words) }
    let name = function.testDescription
    await #expect(throws: Unimplemented(name: name)) { try await function.call(shop) }
    try #require(reports.lines == ["ShopClient.\(name) is unimplemented"])
    proved("OURS-105")
  }

  @Test("The one that can't throw reports its name and makes up a value", .proves("OURS-105"))
  func price() {
    let reports = Log()
    let shop = ShopClient.unimplemented { words in reports.note(words) }
    #expect(shop.price("tea") == 0)
    #expect(reports.lines == ["ShopClient.price is unimplemented"])
  }

  @Test("It ends the process and says its name", .proves("OURS-105"))
  func trap() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try? await HastyCheckout(shop: .trapping).buy("bread", for: "Ada")
    }
    result.expectLastWords("ShopClient.price is unimplemented", inRelease: true)
  }

  @Test("It fails the test with its name, and the test goes on", .proves("OURS-105"))
  func issue() async {
    let heard = Log()
    let line = #_sourceLocation.line + 1
    var shop = ShopClient.failing()
    shop.stock = { _ in 0 }
    await withKnownIssue {
      let answer = try? await HastyCheckout(shop: shop).buy("bread", for: "Ada")
      heard.note("\(answer ?? "nil") after \(heard.lines.count)")
    } matching: { issue in
      heard.note("\(issue.comments.map(\.rawValue)), \(issue.sourceLocation?.line == line)")
      return true
    }
    #expect(
      heard.lines == [
        "[\"ShopClient.price is unimplemented\"], true",
        "[\"ShopClient.charge is unimplemented\"], true", "nil after 2",
      ])
  }

  @Test("A thrown error alone is not heard behind try?, and a report is", .proves("OURS-106"))
  func swallowed() async {
    let heard = Log()
    let silent = Badge(shop: .unimplemented { _ in })
    let loud = Badge(shop: .unimplemented { words in heard.note(words) })
    #expect(
      await [silent.text(of: "bread"), loud.text(of: "bread")] == ["available", "available"])
    #expect(heard.lines == ["ShopClient.stock is unimplemented"])
  }
}
