// Against the conventions on purpose: what the document expects the compiler to refuse.

// snippet.diamond
enum Diamond {
  protocol ProductDetailViewDependencies: TrackingDependency & LoggingDependency {}
  protocol HotDealsViewDependencies: TrackingDependency & LoggingDependency {}

  /// Two gathering protocols and an alias, and each of them brings tracking along.
  struct Root: ProductDetailViewDependencies, HotDealsViewDependencies,
    ShopDependencies
  {
    let logger: any Logging
    let tracker: any Tracking
  }
}
// snippet.end
