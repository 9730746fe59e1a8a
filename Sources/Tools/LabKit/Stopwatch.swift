import Foundation

/// Tells how time goes by, so that a test can let it go otherwise.
package protocol Stopwatch: Sendable {
  /// The time since a moment that stays the same while the program runs.
  func read() -> Duration
  /// Comes back when so much time has gone by, or when the task is cancelled.
  func wait(_ time: Duration) async
  /// Comes back when the clock on the wall has begun its next second, or when the task is cancelled.
  func waitForNextSecond() async
}

/// The continuous clock of this machine.
package struct RealStopwatch: Stopwatch {
  private let start = ContinuousClock.now

  package init() {}

  package func read() -> Duration { start.duration(to: .now) }

  package func wait(_ time: Duration) async { try? await Task.sleep(for: time) }

  package func waitForNextSecond() async {
    let fraction = Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 1)
    await wait(.seconds(1.01 - fraction))
  }
}

/// The time in the middle; of an even number of times, the mean of the two in the middle.
///
/// - Parameter times: at least one.
func median(of times: [Duration]) -> Duration {
  precondition(!times.isEmpty, "Nothing has no median.")
  let sorted = times.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

/// The shortest of the times that at least `percent` of 100 of them do not exceed: the nearest rank.
///
/// - Parameters:
///   - percent: 1 to 100.
///   - times: at least one.
func percentile(_ percent: Int, of times: [Duration]) -> Duration {
  precondition(!times.isEmpty, "Nothing has no percentile.")
  precondition((1...100).contains(percent), "A percentile is one of 1 to 100.")
  return times.sorted()[(times.count * percent + 99) / 100 - 1]
}
