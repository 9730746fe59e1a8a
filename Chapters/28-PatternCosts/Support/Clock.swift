import Synchronization

/// Reads the clock around a loop, so that nothing of the loop can be moved out of there.
final class Clock {
  /// Written before the clock is read again: what is in it must be known by then.
  private var last = 0

  /// Nanoseconds for each call.
  ///
  /// - Parameter answer: takes how many calls, and a first question that only the last answer tells.
  func nanoseconds(_ calls: Int, _ answer: (_ calls: Int, _ start: Int) -> Int) -> Double {
    let begin = ContinuousClock.now
    last = answer(calls, last & 1)
    return begin.duration(to: .now) / .nanoseconds(1) / Double(calls)
  }

  /// The loop without a call: what is taken away from every row. It reads something at each turn, or the
  /// optimiser would find that there is no loop.
  func nobodyAsked(_ calls: Int, _ start: Int) -> Int {
    var number = start
    for _ in 0..<calls { number = nothing.load(ordering: .relaxed) }
    return number
  }

  private let nothing = Atomic(0)

  // snippet.wholecore
  /// A loop that needs the whole core: six sums that do not wait for each other. Where the core is shared,
  /// with another machine perhaps that nobody here can see, it takes longer, while the direct call, which
  /// waits most of the time, takes no longer at all.
  func wholeCore(_ turns: Int, _ start: Int) -> Int {
    var (a, b, c) = (start, start &+ 1, start &+ 2)
    var (d, e, f) = (start &+ 3, start &+ 4, start &+ 5)
    for turn in 0..<turns {
      (a, b, c) = ((a &+ turn) ^ 1, (b &+ turn) ^ 2, (c &+ turn) ^ 3)
      (d, e, f) = ((d &+ turn) ^ 4, (e &+ turn) ^ 5, (f &+ turn) ^ 6)
    }
    return a ^ b ^ c ^ d ^ e ^ f
  }
  // snippet.end
}
