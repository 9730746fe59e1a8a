// Fails rootFollowsDeals: a protocol gathers the leaves, and does not grow with the features.
// Also fails rootFollowsProduct, rootNamesNoLeaf.
// TASK 1: Take what the root must have from the two features, and name no leaf here.
protocol RootDependencies: LoggingDependency, TrackingDependency, PricingDependency {}

/// The composition root: one service of each kind, for both features.
struct AppRoot: RootDependencies {
  let logger: any Logging
  let tracker: any Tracking
  let pricing: any Pricing
}
