// Given: leave this file as it is. Other people work on it, and its alias changes with what they need.

typealias ProductFeatureDependencies = LoggingDependency & TrackingDependency

/// Shows a product.
struct ProductFeature<Dependencies: ProductFeatureDependencies> {
  let dependencies: Dependencies

  func open(_ product: String) {
    dependencies.logger.log("open \(product)")
    dependencies.tracker.track("product \(product)")
  }
}
