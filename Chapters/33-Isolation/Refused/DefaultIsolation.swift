// Refused: a plain rule of a module whose default is the main actor, called by an actor (OURS-513)
// flags: -default-isolation MainActor
// alone: the chapter's module has the other default

/// A protocol that inherits from `Sendable` doesn't get the default, so an actor can conform to it.
protocol Paying: Sendable {
  func pay(_ cents: Int) async throws -> String
}

#if !REPAIRED
  // expected-note@+3 {{calls to instance method 'cents(of:)' from outside of its actor context are implicitly asynchronous}}
  // snippet.discount
  struct Discount {
    func cents(of cents: Int) -> Int { cents * 9 / 10 }
  }
// snippet.end
#else
  nonisolated struct Discount {
    func cents(of cents: Int) -> Int { cents * 9 / 10 }
  }
#endif

actor Checkout: Paying {
  private let discount = Discount()

  func pay(_ cents: Int) async throws -> String { "receipt" }

  func total(_ cents: Int) -> Int {
    #if !REPAIRED
      // expected-error@+1 {{call to main actor-isolated instance method 'cents(of:)' in a synchronous actor-isolated context}}
      discount.cents(of: cents)
    #else
      discount.cents(of: cents)
    #endif
  }
}
