/// The checkout before this chapter: each level passes on the line's dependencies.
enum Before {
  struct CheckoutPage {
    let prices: PriceClient
    let today: Weekday

    func total(of items: [String]) -> Int {
      CartList(items: items, prices: prices, today: today).total()
    }
  }

  struct CartList {
    let items: [String]
    let prices: PriceClient
    let today: Weekday

    func total() -> Int {
      items.map { CartLine(item: $0, prices: prices, today: today).cents() }.reduce(0, +)
    }
  }

  struct CartLine {
    let item: String
    let prices: PriceClient
    let today: Weekday

    func cents() -> Int {
      let price = prices.cents(item)
      return today == .monday ? price * 9 / 10 : price
    }
  }
}
