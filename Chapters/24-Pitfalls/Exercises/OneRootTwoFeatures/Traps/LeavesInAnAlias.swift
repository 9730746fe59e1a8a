// Fails rootFollowsProduct: the leaves have a common name now, and are listed by hand as before.
// Also fails rootFollowsDeals, rootNamesNoLeaf.
// TASK 1: Take what the root must have from the two features, and name no leaf here.
typealias RootDependencies = LoggingDependency & TrackingDependency & PricingDependency

/// The composition root: one service of each kind, for both features.
struct AppRoot: RootDependencies {
  let logger: any Logging
  let tracker: any Tracking
  let pricing: any Pricing
}
