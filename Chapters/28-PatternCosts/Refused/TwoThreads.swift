// Refused: two threads on the consumer of any row (OURS-13)

@testable import PatternCosts

#if !REPAIRED
  func measure(_ caller: any LeafCaller) async -> Int {
    // expected-error@+2 {{sending 'caller' risks causing data races}}
    // expected-note@+1 {{sending task-isolated 'caller' into async let risks causing data races between nonisolated and task-isolated uses}}
    async let other = caller.call(1)
    return await caller.call(2) + other
  }
#else
  /// Used by the recorded measurement. Its author promises that no code changes the object meanwhile.
  struct Shared: @unchecked Sendable {
    let caller: any LeafCaller
  }

  func measure(_ shared: Shared) async -> Int {
    async let other = shared.caller.call(1)
    return await shared.caller.call(2) + other
  }
#endif
