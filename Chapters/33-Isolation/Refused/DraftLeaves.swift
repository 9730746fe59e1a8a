// Refused: a draft of the main actor for an `async` method that leaves the caller's actor (OURS-511)

@testable import Isolation

struct LeavingDiscount {
  #if !REPAIRED
    func total(of draft: Draft) async -> Int { draft.cents.reduce(0, +) * 9 / 10 }
  #else
    nonisolated(nonsending) func total(of draft: Draft) async -> Int {
      draft.cents.reduce(0, +) * 9 / 10
    }
  #endif
}

@MainActor
final class DraftScreen {
  private let draft = Draft()

  func total() async -> Int {
    #if !REPAIRED
      // expected-error@+2 {{sending 'self.draft' risks causing data races}}
      // expected-note@+1 {{sending main actor-isolated 'self.draft' to nonisolated instance method 'total(of:)' risks causing data races between nonisolated and main actor-isolated uses}}
      await LeavingDiscount().total(of: draft)
    #else
      await LeavingDiscount().total(of: draft)
    #endif
  }
}
