// Given: leave this file as it is. Other people work on it, and its alias changes with what they need.

typealias DealsFeatureDependencies = TrackingDependency & PricingDependency

/// Offers a product.
struct DealsFeature<Dependencies: DealsFeatureDependencies> {
  let dependencies: Dependencies

  func offer(_ product: String) -> String {
    dependencies.tracker.track("deal \(product)")
    return "\(product) for \(dependencies.pricing.price(of: product))"
  }
}
