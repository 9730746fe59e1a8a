/// The list without services: the root passes it a closure.
enum ByClosure {
  struct ProductListView {
    let open: (Item) -> Before.ProductDetailView
  }

  /// Belongs to the root, which has all services.
  static func makeProductListView(app: App) -> ProductListView {
    ProductListView { item in
      Before.ProductDetailView(
        item: item, context: "list", logger: app.logger, tracker: app.tracker,
        prices: app.prices, session: app.session, cart: app.cart)
    }
  }
}
