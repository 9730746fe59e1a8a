// Given: leave this file as it is.

/// A call that waits for a time of a clock.
@MainActor
struct Alarm {
  /// The clock's time at which it must be rung.
  let time: Duration
  private let bell = AsyncStream.makeStream(of: Void.self)

  init(at time: Duration) { self.time = time }

  /// Returns after `ring()`. Throws if the waiting task is canceled.
  func wait() async throws {
    for await _ in bell.stream {}
    try Task.checkCancellation()
  }

  func ring() { bell.continuation.finish() }
}

/// Lets each task of the main actor run until it waits.
@MainActor
func letTasksRun() async {
  for _ in 1...20 { await Task.yield() }
}
