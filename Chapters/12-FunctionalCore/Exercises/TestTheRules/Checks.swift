import Checking
import Testing

@testable import TestTheRulesExercise

@Suite("Task 1: A fake for the shell")
struct Task1 {
  private let cached = CachedItems(savedAt: 7, items: [Item(name: "salt", cents: 90)])

  // See FakeWorld
  @Test("The fake returns its values, even after a write, or throws `Offline()` without an answer.")
  func returnsItsValues() throws {
    let answer = [Item(name: "tea", cents: 250)]
    let world = FakeWorld(answer: answer, cached: cached, hour: 9)
    try expect(told { try world.fetch() }, is: "\(answer)", "from `fetch()` of a fake with tea")
    try expect(world.read()?.items.map(\.name), is: ["salt"], "from `read()` of a fake with salt")
    try expect(world.now(), is: 9, "from `now()` of a fake with hour 9")
    let empty = FakeWorld(answer: nil, cached: nil, hour: 10)
    try expect(told { try empty.fetch() }, is: "threw Offline()", "from a fake without an answer")
    try expect(empty.read() == nil ? "nil" : "a file", is: "nil", "from a fake without a file")
    empty.write(cached)
    let file = empty.read() == nil ? "nil" : "a file"
    try expect(file, is: "nil", "from `read()` after `write`, for a fake without a file")
  }

  // See FakeWorld.calls
  @Test("`calls` has each call in order, even one that throws.")
  func recordsItsCalls() throws {
    let world = FakeWorld(answer: nil, cached: nil, hour: 9)
    _ = world.now()
    _ = try? world.fetch()
    world.write(cached)
    _ = world.read()
    _ = world.now()
    try expect(world.calls, is: ["now", "fetch", "write", "read", "now"], "as the calls")
  }
}
