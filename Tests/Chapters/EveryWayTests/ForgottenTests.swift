import TestSupport
import Testing

@testable import EveryWay

@Suite("An app whose wiring forgets the clock")
struct ForgottenTests {
  @Test("The container ends the program at the first login", .proves("OURS-603"))
  func container() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Way.container.runForgotten()
    }
    result.expectLastWords("No registration: ShopClock\n", inRelease: true)
  }

  @Test("The checked container ends it at its start", .proves("OURS-603"))
  func checked() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = await Way.checked.forgotten?()
    }
    result.expectLastWords("No registration: ShopClock\n", inRelease: true)
  }

  @Test("The task-local value ends it at the first login, and names the key", .proves("OURS-603"))
  func taskLocal() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Way.taskLocal.runForgotten()
    }
    result.expectLastWords("ClockKey is needed here, and no code has set it.\n", inRelease: true)
  }

  @MainActor
  @Test("In the others, the login goes on with the real clock", .proves("OURS-603"))
  func silent() async {
    for way in [Way.global, .singleton, .defaultArgument, .environment] {
      let window = await way.forgotten?()
      #expect(window?.logIn("Ada") == "Ada's token at 9:00", "\(way.name)")
    }
  }
}
