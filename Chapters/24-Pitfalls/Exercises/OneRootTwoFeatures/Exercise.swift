// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

// TASK 1: Take what the root must have from the two features, and name no leaf here.
/// The composition root: one service of each kind, for both features.
struct AppRoot: LoggingDependency, TrackingDependency, PricingDependency {
  let logger: any Logging
  let tracker: any Tracking
  let pricing: any Pricing
}
// END

// TASK 2: List what the app needs, so that every container that has it all fits.
protocol AppDependencies: ProductFeatureDependencies, DealsFeatureDependencies {}
// END

/// Both features, over one container.
struct App<Dependencies: AppDependencies> {
  let dependencies: Dependencies

  func open(_ product: String) -> String {
    ProductFeature(dependencies: dependencies).open(product)
    return DealsFeature(dependencies: dependencies).offer(product)
  }
}
