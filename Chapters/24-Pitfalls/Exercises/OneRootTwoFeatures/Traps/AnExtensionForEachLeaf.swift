// Fails rootFollowsDeals: the same leaves, each in a place of its own.
// Also fails rootFollowsProduct, rootNamesNoLeaf, appFollowsTheFeatures.
// TASK 1: Take what the root must have from the two features, and name no leaf here.
/// The composition root: one service of each kind, for both features.
struct AppRoot {
  let logger: any Logging
  let tracker: any Tracking
  let pricing: any Pricing
}

extension AppRoot: LoggingDependency {}

extension AppRoot: TrackingDependency {}

extension AppRoot: PricingDependency {}
