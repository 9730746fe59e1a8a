// Refused: a flat function that the container has twice; behind a composition it is taken (CPDI-09)

protocol FlatNews {
  func latest() -> String
}

protocol FlatPrices {
  func latest() -> Int
}

struct Kiosk: FlatNews, FlatPrices {
  // expected-note@+1 {{found this candidate}}
  func latest() -> String { "rain" }
  // expected-note@+1 {{found this candidate}}
  func latest() -> Int { 250 }
}

#if !REPAIRED
  func read(_ kiosk: Kiosk) {
    // expected-error@+1 {{ambiguous use of 'latest()'}}
    let latest = kiosk.latest()
    _ = latest
  }
#else
  func read(_ kiosk: some FlatNews & FlatPrices) {
    let latest = kiosk.latest()
    _ = latest
  }
#endif
