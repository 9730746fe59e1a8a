// Refused: the cart of one request in the app scope (OURS-705)

@testable import RequestScope

struct LongAppScope: Sendable {
  let database: Database
  #if !REPAIRED
    // expected-error@+1 {{stored property 'lastCart' of 'Sendable'-conforming struct 'LongAppScope' has non-Sendable type 'Cart'}}
    let lastCart: Cart
  #endif
}
