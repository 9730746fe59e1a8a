// Refused: two threads on the consumer of any row (OURS-13)

@testable import PatternCosts

#if !REPAIRED
  func measure(_ asker: any Asking) async -> Int {
    // expected-error@+2 {{sending 'asker' risks causing data races}}
    // expected-note@+1 {{sending task-isolated 'asker' into async let risks causing data races between nonisolated and task-isolated uses}}
    async let other = asker.ask(1)
    return await asker.ask(2) + other
  }
#else
  /// What the recorded measurement did: its author promises that no code changes the object meanwhile.
  struct Shared: @unchecked Sendable {
    let asker: any Asking
  }

  func measure(_ shared: Shared) async -> Int {
    async let other = shared.asker.ask(1)
    return await shared.asker.ask(2) + other
  }
#endif
