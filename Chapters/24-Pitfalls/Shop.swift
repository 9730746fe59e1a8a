// snippet.shop
/// What both features need. Two parts are in both aliases, and that is no matter: the `&` joins them.
typealias ShopDependencies = ProductDetailViewDependencies & HotDealsViewDependencies

/// The composition root: it can be the container of each view in this chapter.
final class Shop: ShopDependencies, ExpandingDependency {
  private let spy = Spy()
  let expansion: any Expanding = Expansion()

  var logger: any Logging { spy }
  var tracker: any Tracking { spy }
  // snippet.end

  /// What was logged and tracked since it was asked last.
  func news() -> [String] { spy.news() }
}

/// Tracks, and has nothing else.
struct Slim: TrackingDependency {
  let tracker: any Tracking
}

/// One screen of each feature, over the same root.
final class Screens {
  let detail: ProductDetailView<Shop>
  let deals: HotDealsView<Shop>

  init(_ shop: Shop) {
    detail = ProductDetailView(dependencies: shop)
    deals = HotDealsView(dependencies: shop)
  }
}
