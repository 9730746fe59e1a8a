// Refused: a flat function that the container has twice; through a composition, the call compiles (CPDI-09)

@testable import ProtocolComposition

#if !REPAIRED
  func read(_ app: Before.App) {
    // expected-error@+1 {{ambiguous use of 'latest()'}}
    let latest = app.latest()
    _ = latest
  }
#else
  func read(_ app: some Before.Deals & Before.Prices) {
    let latest = app.latest()
    _ = latest
  }
#endif
