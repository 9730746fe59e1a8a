/// The chapter's types before the pattern. Each takes every service as a parameter of its own.
enum Before {
  struct PriceView {
    let prices: any Pricing

    func text(for item: Item) -> String { "\(prices.cents(of: item)) cents" }
  }

  struct ProductDetailView {
    let item: Item
    let context: String
    let logger: any Logging
    let tracker: any Tracking
    let prices: any Pricing
    let session: Session
    let cart: Cart

    var title: String {
      // The page makes its price view, which needs the prices.
      let price = PriceView(prices: prices)
      return "\(item.name) for \(session.user.name): \(price.text(for: item))"
    }

    func addToCart() {
      cart.put(item)
      tracker.trackAddToCart()
      logger.log("from \(context)")
    }
  }

  /// Uses none of its five services itself, but the page needs them.
  struct ProductListView {
    let logger: any Logging
    let tracker: any Tracking
    let prices: any Pricing
    let session: Session
    let cart: Cart

    func open(_ item: Item) -> ProductDetailView {
      ProductDetailView(
        item: item, context: "list", logger: logger, tracker: tracker, prices: prices,
        session: session, cart: cart)
    }
  }
}
