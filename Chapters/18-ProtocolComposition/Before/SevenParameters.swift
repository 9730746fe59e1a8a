/// The chapter's types before the pattern. They say what they need, each of them all of it.
enum Before {
  // snippet.page
  struct ProductDetailView {
    let item: Item
    let context: String
    let logger: any Logging
    let tracker: any Tracking
    let prices: any Pricing
    let session: Session
    let cart: Cart

    var title: String { "\(item.name) for \(session.user.name): \(prices.cents(of: item)) cents" }

    func addToCart() {
      cart.put(item)
      tracker.trackAddToCart()
      logger.log("from \(context)")
    }
  }
  // snippet.end

  // snippet.list
  /// Uses none of the five itself. The page needs them, so each caller repeats them.
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
  // snippet.end
}
