import Checking
import Testing

@testable import FifteenMinutesExercise

@Suite("Task 1: A clock")
@MainActor
struct Task1 {
  // See HandClock.advance
  @Test("`wait(for:)` returns when the clock has advanced by its duration, and not before.")
  func waitsForItsTime() async throws {
    let calls = Calls()
    calls.wait(10)
    await calls.clock.advance(by: .seconds(9))
    try expect(calls.over, is: [], "as the calls that are over, after 9 of 10 seconds")
    await calls.clock.advance(by: .seconds(1))
    try expect(calls.over, is: ["10 s"], "as the calls that are over, after 9 + 1 seconds")
  }

  // See HandClock.wait
  @Test("A call starts at the clock's present time.")
  func startsNow() async throws {
    let calls = Calls()
    await calls.clock.advance(by: .seconds(60))
    calls.wait(10)
    await calls.clock.advance(by: .seconds(9))
    try expect(calls.over, is: [], "as the calls that are over, 9 seconds after a call at 60")
  }

  // See HandClock.wait
  @Test("Several calls wait at once, each for its own time.")
  func waitsForEach() async throws {
    let calls = Calls()
    calls.wait(10)
    calls.wait(20)
    await calls.clock.advance(by: .seconds(10))
    try expect(calls.over, is: ["10 s"], "as the calls that are over, after 10 seconds")
    await calls.clock.advance(by: .seconds(10))
    try expect(calls.over, is: ["10 s", "20 s"], "as the calls that are over, after 20 seconds")
  }

  // See HandClock.wait
  @Test("If the waiting task is canceled, `wait(for:)` throws.")
  func throwsIfCanceled() async throws {
    let calls = Calls()
    let call = calls.wait(10)
    await letTasksRun()
    call.cancel()
    await letTasksRun()
    try expect(calls.over, is: ["threw CancellationError()"], "as the calls that are over")
  }
}

/// Calls of one clock that wait, each in a task of its own.
@MainActor
private final class Calls {
  let clock = HandClock()
  /// What became of the calls that no longer wait, in order.
  private(set) var over: [String] = []

  @discardableResult
  func wait(_ seconds: Int) -> Task<Void, Never> {
    Task {
      let end = await told { try await clock.wait(for: .seconds(seconds)) }
      over.append(end == "no error" ? "\(seconds) s" : end)
    }
  }
}
