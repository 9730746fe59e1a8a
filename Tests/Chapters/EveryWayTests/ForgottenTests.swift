import TestSupport
import Testing

@testable import EveryWay

@Suite("An app whose wiring forgets the clock")
struct ForgottenTests {
  @Test("The locator ends the program at the first login", .proves("OURS-603"))
  func locator() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Way.locator.runForgotten()
    }
    result.expectLastWords("No registration: ShopClock\n", inRelease: true)
  }

  @Test(
    "The container that only the root asks ends it before the window is open", .proves("OURS-603"))
  func container() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = await Way.container.forgotten?()
    }
    result.expectLastWords("No registration: ShopClock\n", inRelease: true)
  }

  @Test("The checked locator ends it at its start", .proves("OURS-603"))
  func checked() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = await Way.checked.forgotten?()
    }
    result.expectLastWords("No registration: ShopClock\n", inRelease: true)
  }

  @Test("A test without a task-local clock fails, and goes on with the test's", .proves("OURS-603"))
  func taskLocal() {
    var values = TaskLocalValues.values(Services())
    values[ClockKey.self] = nil
    let failures = ListLogger()
    values.reportMissing = { failures.log($0) }
    let answer = DependencyValues.$ofTask.withValue(values) {
      TaskLocalValues.LoginScreen().logIn("Ada")
    }
    #expect(answer == "Ada's token at 12:00")
    #expect(Set(failures.lines) == ["ClockKey is needed here, and the test hasn't set it."])
  }

  @Test("An app without one has the live clock", .proves("OURS-603"))
  func live() {
    #expect(TaskLocalValues.LoginScreen().logIn("Ada") == "Ada's token at 9:00")
  }

  @MainActor
  @Test("In the others, the login goes on with the real clock", .proves("OURS-603"))
  func silent() async {
    for way in [Way.global, .defaultArgument, .environment] {
      let window = await way.forgotten?()
      #expect(window?.logIn("Ada") == "Ada's token at 9:00", "\(way.name)")
    }
  }
}
