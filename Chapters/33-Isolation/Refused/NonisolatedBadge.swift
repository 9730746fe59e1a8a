// Refused: a main-actor model that conforms to a nonisolated synchronous protocol (OURS-504)

@testable import Isolation

#if !REPAIRED
  protocol CartBadge {
    var count: Int { get }
  }

  // expected-error@+2 {{conformance of 'CartViewModel' to protocol 'CartBadge' crosses into main actor-isolated code and can cause data races}}
  // expected-note@+1 {{isolate this conformance to the main actor with '@MainActor'}} expected-note@+1 {{turn data races into runtime errors with '@preconcurrency'}}
  extension CartViewModel: CartBadge {
    // expected-note@+1 {{main actor-isolated property 'count' cannot satisfy nonisolated requirement}}
    var count: Int { items.count }
  }
#else
  @MainActor
  protocol ScreenBadge {
    var count: Int { get }
  }

  protocol WaitingBadge: Sendable {
    var count: Int { get async }
  }

  protocol CartBadge {
    var count: Int { get }
  }

  extension CartViewModel: ScreenBadge, WaitingBadge, @MainActor CartBadge {
    var count: Int { items.count }
  }
#endif
