// Fails rootFollowsProduct: the second alias, and by hand what the first feature needs besides.
// Also fails rootNamesNoLeaf.
// TASK 1: Take what the root must have from the two features, and name no leaf here.
/// The composition root: one service of each kind, for both features.
struct AppRoot: DealsFeatureDependencies & LoggingDependency {
  let logger: any Logging
  let tracker: any Tracking
  let pricing: any Pricing
}
