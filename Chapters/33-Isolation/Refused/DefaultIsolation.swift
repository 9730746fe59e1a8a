// Refused: a plain rule of a module whose default is the main actor, called by an actor (OURS-513)
// flags: -default-isolation MainActor
// alone: the chapter's module has the other default

/// Gets the default too, but an actor can conform to it because the method is `async`.
protocol Paying: Sendable {
  func pay(_ cents: Int) async throws -> String
}

/// Doesn't get the default, because it is an error.
struct NoReceipt: Error {
  func text() -> String { "no receipt" }
}

#if !REPAIRED
  // expected-note@+3 {{calls to instance method 'cents(of:)' from outside of its actor context are implicitly asynchronous}}
  // snippet.discount
  struct Discount {
    func cents(of cents: Int) -> Int { cents * 9 / 10 }
  }
  // snippet.end

  /// `Sendable` doesn't opt out of the default.
  protocol Rate: Sendable {
    // expected-note@+1 {{calls to instance method 'rate(of:)' from outside of its actor context are implicitly asynchronous}}
    func rate(of cents: Int) -> Int
  }
#else
  nonisolated struct Discount {
    func cents(of cents: Int) -> Int { cents * 9 / 10 }
  }

  nonisolated protocol Rate: Sendable {
    func rate(of cents: Int) -> Int
  }

  /// Doesn't get the default either, so the actor can call it.
  struct FlatRate: Rate {
    func rate(of cents: Int) -> Int { 100 }
  }
#endif

actor Checkout: Paying {
  private let discount = Discount()

  func pay(_ cents: Int) async throws -> String { "receipt" }

  func apology() -> String { NoReceipt().text() }

  func total(_ cents: Int) -> Int {
    #if !REPAIRED
      // expected-error@+1 {{call to main actor-isolated instance method 'cents(of:)' in a synchronous actor-isolated context}}
      discount.cents(of: cents)
    #else
      discount.cents(of: cents)
    #endif
  }

  func delivery(_ cents: Int, by rate: any Rate) -> Int {
    #if !REPAIRED
      // expected-error@+1 {{call to main actor-isolated instance method 'rate(of:)' in a synchronous actor-isolated context}}
      rate.rate(of: cents)
    #else
      rate.rate(of: cents) + FlatRate().rate(of: cents)
    #endif
  }
}
