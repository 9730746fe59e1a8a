import TestSupport
import Testing

@testable import EveryWay

@Suite("EveryWay: an app whose wiring forgot the clock")
struct ForgottenTests {
  @Test("A service locator without the clock crashes at the first login", .proves("OURS-603"))
  func locator() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Way.locator.runWithoutClock()
    }
    result.expectLastWords("No registration: ShopClock\n", inRelease: true)
  }

  @Test(
    "A container without the clock crashes before the window opens", .proves("OURS-603"))
  func container() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = await Way.container.forgotten?()
    }
    result.expectLastWords("No registration: ShopClock\n", inRelease: true)
  }

  @Test("A checked locator without the clock crashes at app start", .proves("OURS-603"))
  func checked() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = await Way.checked.forgotten?()
    }
    result.expectLastWords("No registration: ShopClock\n", inRelease: true)
  }

  @Test("A test without a task-local clock fails and uses the test value", .proves("OURS-603"))
  func taskLocal() {
    var values = TaskLocalValues.values(Services())
    values[ClockKey.self] = nil
    let failures = ListLogger()
    values.reportMissing = { failures.log($0) }
    let answer = DependencyValues.$current.withValue(values) {
      TaskLocalValues.LoginScreen().logIn("Ada")
    }
    #expect(answer == "Ada's token at 12:00")
    #expect(Set(failures.lines) == ["No value is set for ClockKey."])
  }

  @Test("An app without a task-local clock uses the live clock", .proves("OURS-603"))
  func live() {
    #expect(TaskLocalValues.LoginScreen().logIn("Ada") == "Ada's token at 9:00")
  }

  @MainActor
  @Test(
    "A global, default argument or environment value silently uses the real clock",
    .proves("OURS-603"))
  func silent() async {
    for way in [Way.global, .defaultArgument, .environment] {
      let window = await way.forgotten?()
      #expect(window?.logIn("Ada") == "Ada's token at 9:00", "\(way.name)")
    }
  }
}
