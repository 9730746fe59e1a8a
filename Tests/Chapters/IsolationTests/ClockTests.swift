import TestSupport
import Testing

@testable import Isolation

@Suite("Isolation: time limits with a controllable clock")
struct ClockTests {
  /// Advances of the clock in seconds, and whether the cart still has its items afterwards.
  static let advances: [([Int], Bool)] = [
    ([], true), ([899], true), ([1, 898], true), ([0], true), ([900], false), ([899, 1], false),
    ([5_000], false), ([300, 300, 300], false),
  ]

  @Test("A cart keeps its items for fifteen minutes", arguments: advances)
  @MainActor
  func hold(seconds: [Int], isHeld: Bool) async throws {
    let clock = HandClock()
    let cart = CartViewModel(items: ["tea"], checkout: NoCheckout(), sleep: clock.sleep(for:))
    let holding = Task { await cart.hold() }
    await clock.waitForSleepers(1)
    for count in seconds { clock.advance(by: .seconds(count)) }
    // Cancels the task only if it still sleeps.
    holding.cancel()
    await holding.value
    try #require(cart.items == (isHeld ? ["tea"] : []))
    proved("OURS-508")
  }

  @Test("A resumed main-actor task runs only when the test suspends", .proves("OURS-516"))
  @MainActor
  func wokenIsNotRun() async {
    let clock = HandClock()
    let cart = CartViewModel(items: ["tea"], checkout: NoCheckout(), sleep: clock.sleep(for:))
    let holding = Task { await cart.hold() }
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(900))
    #expect(cart.items == ["tea"])
    await holding.value
    #expect(cart.items.isEmpty)
  }

  @Test("`HandClock.sleep` ends at its time or when its task is canceled")
  func sleeps() async {
    let clock = HandClock()
    let sleeping = (1...3).map { number in
      Task { try await clock.sleep(for: .seconds(number)) }
    }
    await clock.waitForSleepers(3)
    sleeping[1].cancel()
    await #expect(throws: CancellationError.self) { try await sleeping[1].value }
    clock.advance(by: .seconds(2))
    await #expect(throws: Never.self) { try await sleeping[0].value }
    // Only the third task still sleeps.
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(1))
    await #expect(throws: Never.self) { try await sleeping[2].value }

    await #expect(throws: Never.self) { try await clock.sleep(for: .zero) }
    let (started, starting) = AsyncStream.makeStream(of: Void.self)
    let late = Task {
      for await _ in started {}
      try await clock.sleep(for: .seconds(1))
    }
    late.cancel()
    starting.finish()
    await #expect(throws: CancellationError.self) { try await late.value }
    clock.run()
    await #expect(throws: Never.self) { try await clock.sleep(for: .seconds(1)) }
  }

  @Test("`realSleep` ends when its task is canceled", .proves("OURS-517"))
  func realSleepIsCancelled() async {
    let sleeping = Task { try await realSleep(.seconds(86_400)) }
    sleeping.cancel()
    await #expect(throws: CancellationError.self) { try await sleeping.value }
  }
}

struct NoCheckout: Paying {
  func pay(_ cents: Int) async throws -> String { "none" }
}
