// Fails rootNamesNoLeaf: a leaf that both aliases bring is named once more.
// TASK 1: Take what the root must have from the two features, and name no leaf here.
/// The composition root: one service of each kind, for both features.
struct AppRoot: ProductFeatureDependencies & DealsFeatureDependencies & TrackingDependency {
  let logger: any Logging
  let tracker: any Tracking
  let pricing: any Pricing
}
