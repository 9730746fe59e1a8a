/// Reads the clock around a loop, so that nothing of the loop can be moved out of there.
final class Clock {
  /// Written before the clock is read again: what is in it must be known by then.
  private var last = 0

  /// Nanoseconds for each call, with its turn of the loop.
  ///
  /// - Parameter answer: takes how many calls, and a first question that only the last answer tells.
  func nanoseconds(_ calls: Int, _ answer: (_ calls: Int, _ start: Int) -> Int) -> Double {
    let begin = ContinuousClock.now
    last = answer(calls, last & 1)
    return begin.duration(to: .now) / .nanoseconds(1) / Double(calls)
  }
}
