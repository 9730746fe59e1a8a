import Playground
import TestSupport
import Testing

@testable import FunctionStructs

@Suite("FunctionStructs: unimplemented functions")
struct UnimplementedTests {
  /// Calls a function of the client with some arguments.
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

  @Test("An unimplemented function reports its own name and throws", arguments: throwing)
  func throwsItsName(of function: Function) async throws {
    let reports = Log()
    let shop = ShopClient.unimplemented { message in reports.note(message) }
    let name = function.testDescription
    await #expect(throws: Unimplemented(name: name)) { try await function.call(shop) }
    try #require(reports.lines == ["ShopClient.\(name) is unimplemented"])
    proved("OURS-105")
  }

  @Test(
    "An unimplemented function that can't throw reports its name and returns 0", .proves("OURS-105")
  )
  func price() {
    let reports = Log()
    let shop = ShopClient.unimplemented { message in reports.note(message) }
    #expect(shop.price("tea") == 0)
    #expect(reports.lines == ["ShopClient.price is unimplemented"])
  }

  @Test("A trapping client's crash names the unimplemented function", .proves("OURS-105"))
  func trap() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try? await HastyCheckout(shop: .trapping).buy("bread", for: "Ada")
    }
    result.expectLastWords("ShopClient.price is unimplemented", inRelease: true)
  }

  @Test("A failing client records an issue and the test continues", .proves("OURS-105"))
  func issue() async {
    let issues = Log()
    let line = #_sourceLocation.line + 1
    var shop = ShopClient.failing()
    shop.stock = { _ in 0 }
    await withKnownIssue {
      let answer = try? await HastyCheckout(shop: shop).buy("bread", for: "Ada")
      issues.note("\(answer ?? "nil") after \(issues.lines.count)")
    } matching: { issue in
      issues.note("\(issue.comments.map(\.rawValue)), \(issue.sourceLocation?.line == line)")
      return true
    }
    #expect(
      issues.lines == [
        "[\"ShopClient.price is unimplemented\"], true",
        "[\"ShopClient.charge is unimplemented\"], true", "nil after 2",
      ])
  }

  @Test(
    "`try?` hides the thrown error of an unimplemented function, not its report",
    .proves("OURS-106"))
  func swallowed() async {
    let issues = Log()
    let silent = Badge(shop: .unimplemented { _ in })
    let loud = Badge(shop: .unimplemented { message in issues.note(message) })
    #expect(
      await [silent.text(of: "bread"), loud.text(of: "bread")] == ["available", "available"])
    #expect(issues.lines == ["ShopClient.stock is unimplemented"])
  }
}
