// Refused: a flat function that the container has twice; behind a composition it is taken (CPDI-09)

protocol Deals {
  func latest() -> String
}

protocol Prices {
  func latest() -> Int
}

struct App: Deals, Prices {
  // expected-note@+1 {{found this candidate}}
  func latest() -> String { "tea" }
  // expected-note@+1 {{found this candidate}}
  func latest() -> Int { 250 }
}

#if !REPAIRED
  func read(_ app: App) {
    // expected-error@+1 {{ambiguous use of 'latest()'}}
    let latest = app.latest()
    _ = latest
  }
#else
  func read(_ app: some Deals & Prices) {
    let latest = app.latest()
    _ = latest
  }
#endif
