// Refused: a new dependency of the line must be passed on by every level above it (OURS-301)

@testable import TaskLocalDependencies

/// The list before the line needed the day.
struct CartList {
  let items: [String]
  let prices: PriceClient
  #if REPAIRED
    let today: Weekday
  #endif

  func total() -> Int {
    #if !REPAIRED
      // expected-error@+1 {{missing argument for parameter 'today' in call}}
      items.map { Before.CartLine(item: $0, prices: prices).cents() }.reduce(0, +)
    #else
      items.map { Before.CartLine(item: $0, prices: prices, today: today).cents() }.reduce(0, +)
    #endif
  }
}
