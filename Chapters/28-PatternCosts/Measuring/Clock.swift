/// Reads the clock around a loop, so that nothing of the loop can be moved out of there.
final class Clock {
  /// Written before the clock is read again: what is in it must be known by then.
  private var last = 0

  /// Nanoseconds for each call.
  ///
  /// - Parameter answer: takes how many calls, and the first question, which only the clock knows.
  func nanoseconds(_ calls: Int, _ answer: (_ calls: Int, _ start: Int) -> Int) -> Double {
    let begin = ContinuousClock.now
    last = answer(calls, last & 1)
    let time = begin.duration(to: .now)
    return time / .nanoseconds(1) / Double(calls)
  }

  // snippet.empty
  /// The loop as it is without a call: what is taken away from every row. Each turn waits for the one
  /// before, and the optimiser finds no shorter way.
  @inline(never)
  static func nobodyAsked(_ calls: Int, _ start: Int) -> Int {
    var number = start
    for turn in 0..<calls { number = (number ^ turn) &+ (turn & start) }
    return number
  }
  // snippet.end
}
