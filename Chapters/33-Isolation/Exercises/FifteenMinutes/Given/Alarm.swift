// Given: leave this file as it is.

/// A call that waits for a time of a clock.
@MainActor
final class Alarm {
  /// The clock's time at which it must be rung.
  let time: Duration
  private var isRung = false
  private var call: CheckedContinuation<Void, Never>?

  init(at time: Duration) { self.time = time }

  /// Returns after `ring()`. Throws if the waiting task is canceled.
  func wait() async throws {
    await withTaskCancellationHandler {
      await withCheckedContinuation { call in
        self.call = call
        end()
      }
    } onCancel: {
      Task { @MainActor in ring() }
    }
    Self.returning -= 1
    try Task.checkCancellation()
  }

  func ring() {
    isRung = true
    end()
  }

  private func end() {
    guard isRung, let call else { return }
    self.call = nil
    Self.returning += 1
    call.resume()
  }

  /// The calls that have ended and haven't gone on yet. Each goes on from another thread, which can be late.
  fileprivate static var returning = 0
}

/// Lets each task of the main actor run until it waits.
@MainActor
func letTasksRun() async {
  for _ in 1...20 {
    repeat { await Task.yield() } while Alarm.returning > 0
  }
}
