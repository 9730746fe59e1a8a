// Refused: a main-actor conformance in nonisolated code (OURS-505)

@testable import Isolation

#if !REPAIRED
  func report(_ cart: CartViewModel) -> String {
    // expected-error@+1 {{main actor-isolated conformance of 'CartViewModel' to 'CartBadge' cannot be used in nonisolated context}}
    title(of: cart)
  }
#else
  @MainActor
  func report(_ cart: CartViewModel) -> String {
    title(of: cart)
  }
#endif
