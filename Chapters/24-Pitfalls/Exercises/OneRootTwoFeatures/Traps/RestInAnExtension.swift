// Fails rootFollowsDeals: one alias, and by hand what it lacks, since the comma was refused.
// Also fails rootNamesNoLeaf.
// TASK 1: Take what the root must have from the two features, and name no leaf here.
/// The composition root: one service of each kind, for both features.
struct AppRoot: ProductFeatureDependencies {
  let logger: any Logging
  let tracker: any Tracking
  let pricing: any Pricing
}

extension AppRoot: PricingDependency {}
