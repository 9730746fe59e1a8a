/// Tells how time goes by, so that a test can let it go otherwise.
public protocol Stopwatch: Sendable {
  /// The time since a moment that stays the same while the program runs.
  func read() -> Duration
}

/// The continuous clock of this machine.
public struct RealStopwatch: Stopwatch {
  private let start = ContinuousClock.now

  public init() {}

  public func read() -> Duration { start.duration(to: .now) }
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
