// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Testing

// TASK 1: Return what the test has chosen, and record each call.
final class FakeWorld: Server, Disk, WallClock {
  private let (answer, cached, hour): ([Item]?, CachedItems?, Int)
  private(set) var calls: [String] = []

  init(answer: [Item]?, cached: CachedItems?, hour: Int) {
    (self.answer, self.cached, self.hour) = (answer, cached, hour)
  }

  func fetch() throws -> [Item] {
    calls.append("fetch")
    guard let answer else { throw Offline() }
    return answer
  }

  func read() -> CachedItems? {
    calls.append("read")
    return cached
  }

  func write(_ cached: CachedItems) { calls.append("write") }

  func now() -> Int {
    calls.append("now")
    return hour
  }
}
// STUB
// final class FakeWorld: Server, Disk, WallClock {
//   let calls: [String] = []
//
//   init(answer: [Item]?, cached: CachedItems?, hour: Int) {}
//
//   func fetch() throws -> [Item] { [] }
//   func read() -> CachedItems? { nil }
//   func write(_ cached: CachedItems) {}
//   func now() -> Int { 0 }
// }
// END

// TASK 2: Test the rules with values, and the shell with your fake.
private let tea250 = CachedItems(savedAt: 10, items: [Item(name: "tea", cents: 250)])

@Test(arguments: [(10, "tea 250, 30 off"), (33, "tea 250, 30 off"), (34, "tea 280")])
func oldPriceHolds(now: Int, line: String) {
  let decision = decide(answer: [Item(name: "tea", cents: 280)], cached: tea250, now: now)
  #expect(decision.lines == [line])
}

@Test(arguments: [(251, "tea 250, 1 off"), (250, "tea 250"), (220, "tea 220")])
func discount(cents: Int, line: String) {
  let decision = decide(answer: [Item(name: "tea", cents: cents)], cached: tea250, now: 11)
  #expect(decision.lines == [line])
}

@Test func emptyAnswer() {
  #expect(decide(answer: [], cached: nil, now: 10) == Decision(lines: ["No items."]))
}

@Test func firstRefresh() {
  let world = FakeWorld(answer: tea250.items, cached: nil, hour: 10)
  ItemListViewModel(server: world, disk: world, clock: world).refresh()
  #expect(world.calls == ["fetch", "read", "now", "write"])
}

@Test func offline() {
  let world = FakeWorld(answer: nil, cached: tea250, hour: 11)
  let list = ItemListViewModel(server: world, disk: world, clock: world)
  list.refresh()
  #expect(list.lines == ["tea 250"])
}
// STUB
// private let tea250 = CachedItems(savedAt: 10, items: [Item(name: "tea", cents: 250)])
//
// @Test(arguments: [10, 11])
// func oldPriceHolds(now: Int) {
//   let decision = decide(answer: [Item(name: "tea", cents: 280)], cached: tea250, now: now)
//   _ = decision.lines
// }
// END
