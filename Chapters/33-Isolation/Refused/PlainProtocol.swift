// Refused: a main-actor model that awaits a service whose protocol isn't `Sendable` (OURS-514)
// alone: the chapter's own protocols are `Sendable`, so they can't show it

#if !REPAIRED
  protocol Paying {
    func pay(_ cents: Int) async throws -> String
  }
#else
  protocol Paying: Sendable {
    func pay(_ cents: Int) async throws -> String
  }
#endif

@MainActor
final class CartScreen {
  private let checkout: any Paying

  init(checkout: any Paying) { self.checkout = checkout }

  func pay() async throws -> String {
    #if !REPAIRED
      // expected-error@+2 {{sending 'self.checkout' risks causing data races}}
      // expected-note@+1 {{sending main actor-isolated 'self.checkout' to nonisolated instance method 'pay' risks causing data races between nonisolated and main actor-isolated uses}}
      try await checkout.pay(250)
    #else
      try await checkout.pay(250)
    #endif
  }
}
