struct CheckoutPage {
  func total(of items: [String]) -> Int { CartList(items: items).total() }
}

struct CartList {
  let items: [String]

  func total() -> Int { items.map { CartLine(item: $0).cents() }.reduce(0, +) }
}

struct CartLine {
  @Dependency(PricesKey.self) private var prices
  @Dependency(TodayKey.self) private var today
  let item: String

  init(item: String) { self.item = item }

  func cents() -> Int {
    let price = prices.cents(item)
    return today == .monday ? price * 9 / 10 : price
  }
}

/// Announces the Monday deal on the page.
final class DealBadge {
  @Dependency(TodayKey.self) private var today

  var text: String { today == .monday ? "10 % off" : "no deal" }
}
