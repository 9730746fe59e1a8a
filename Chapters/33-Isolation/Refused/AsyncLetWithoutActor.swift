// Refused: `async let` in a model that belongs to no actor, with a `Sendable` service (OURS-514)
// alone: the view models of the chapter are on the main actor

protocol PriceList: Sendable {
  func cents(for item: String) async -> Int
}

#if !REPAIRED
  final class TotalModel {
    private let prices: any PriceList
    private(set) var total = 0

    init(prices: any PriceList) { self.prices = prices }

    func load() async {
      // expected-error@+2 {{sending 'self' risks causing data races}}
      // expected-note@+1 {{sending task-isolated 'self' into async let risks causing data races between nonisolated and task-isolated uses}}
      async let tea = prices.cents(for: "tea")
      total = await tea
    }
  }
#else
  @MainActor
  final class TotalModel {
    private let prices: any PriceList
    private(set) var total = 0

    init(prices: any PriceList) { self.prices = prices }

    func load() async {
      async let tea = prices.cents(for: "tea")
      total = await tea
    }
  }
#endif
