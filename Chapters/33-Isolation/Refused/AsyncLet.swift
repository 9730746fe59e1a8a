// Refused: `async let` in a main-actor model, with a service whose protocol isn't `Sendable` (OURS-514)
// alone: the chapter's own protocols are `Sendable`, so they can't show it

#if !REPAIRED
  // expected-note@+2 {{protocol 'PriceList' does not conform to the 'Sendable' protocol}}
  // expected-note@+1 {{protocol 'PriceList' does not conform to the 'Sendable' protocol}}
  protocol PriceList {
    func cents(for item: String) async -> Int
  }
#else
  protocol PriceList: Sendable {
    func cents(for item: String) async -> Int
  }
#endif

// expected-error@+9 {{non-Sendable type 'any PriceList' of property 'prices' cannot exit main actor-isolated context}}
// expected-error@+9 {{non-Sendable type 'any PriceList' of property 'prices' cannot exit main actor-isolated context}}
// snippet.model
@MainActor
final class TotalModel {
  private let prices: any PriceList
  init(prices: any PriceList) { self.prices = prices }

  func total() async -> Int {
    async let tea = prices.cents(for: "tea")
    async let mug = prices.cents(for: "mug")
    return await tea + mug
  }
}
// snippet.end
