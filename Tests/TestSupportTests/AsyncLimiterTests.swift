import TestSupport
import Testing
import ToolSupport

@Suite("A few at a time")
struct AsyncLimiterTests {
  @Test("Never more are inside than there are places, and all come through", arguments: [1, 3])
  func places(places: Int) async throws {
    let limiter = AsyncLimiter(places: places)
    let inside = Locked((now: 0, most: 0))
    let passed = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<20 {
        group.addTask {
          try await limiter.pass {
            inside.withLock {
              $0.now += 1
              $0.most = max($0.most, $0.now)
            }
            for _ in 0..<5 { await Task.yield() }
            inside.withLock { $0.now -= 1 }
            return number
          }
        }
      }
      return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(passed == Set(0..<20))
    #expect(inside.withLock { $0.most } <= places)
    #expect(inside.withLock { $0.now } == 0)
  }

  @Test("Who fails inside makes room for the next")
  func failing() async throws {
    struct Failure: Error {}
    let limiter = AsyncLimiter(places: 1)
    await #expect(throws: Failure.self) { try await limiter.pass { throw Failure() } }
    #expect(try await limiter.pass { 7 } == 7)
  }
}
