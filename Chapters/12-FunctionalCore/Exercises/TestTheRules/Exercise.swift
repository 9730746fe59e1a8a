// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Testing

// TASK 1: Return what the test has chosen, and record each call.
final class FakeWorld: Server, Disk, WallClock {
  let calls: [String] = []

  init(answer: [Item]?, cached: CachedItems?, hour: Int) {}

  func fetch() throws -> [Item] { [] }
  func read() -> CachedItems? { nil }
  func write(_ cached: CachedItems) {}
  func now() -> Int { 0 }
}
// END

// TASK 2: Test the rules with values, and the shell with your fake.
private let tea250 = CachedItems(savedAt: 10, items: [Item(name: "tea", cents: 250)])

@Test(arguments: [10, 11])
func oldPriceHolds(now: Int) {
  let decision = decide(answer: [Item(name: "tea", cents: 280)], cached: tea250, now: now)
  _ = decision.lines
}
// END
