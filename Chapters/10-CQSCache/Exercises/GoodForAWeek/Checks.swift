import Checking
import Foundation
import Testing

@testable import GoodForAWeekExercise

@Suite("Task 1: A server and a clock")
@MainActor
struct Task1 {
  // See StubServer.fetchItems
  @Test("The server returns the result that was set last, or throws its error.")
  func returnsTheLastResult() async throws {
    let server = StubServer()
    for name in ["tea", "milk"] {
      server.result = .success([name])
      let found = await told { try await server.fetchItems() }
      try expect(found, is: "\([name])", "from a server with the result \(name)")
    }
    server.result = .failure(Offline())
    let found = await told { try await server.fetchItems() }
    try expect(found, is: "threw Offline()", "from a server with the error Offline()")
  }

  // See TestClock.now
  @Test("The clock's time stays the same until the test advances it.")
  func stands() throws {
    let clock = TestClock()
    let times = Set((1...100).map { _ in clock.now() })
    try expect(times.count, is: 1, "as the number of different times in 100 reads of now()")
  }

  // See TestClock.advance
  @Test("`advance(by:)` moves the clock's time, again and again.")
  func advances() throws {
    let clock = TestClock()
    let start = clock.now()
    clock.advance(by: 60)
    let once = Int(clock.now().timeIntervalSince(start).rounded())
    try expect(once, is: 60, "seconds after advance(by: 60)")
    clock.advance(by: 60)
    let twice = Int(clock.now().timeIntervalSince(start).rounded())
    try expect(twice, is: 120, "seconds after another advance(by: 60)")
  }
}
