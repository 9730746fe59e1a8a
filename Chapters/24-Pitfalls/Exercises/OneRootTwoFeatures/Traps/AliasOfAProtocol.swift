// Fails appOpensOverAnyParts: the alias stands for a protocol that somebody has to state.
// Also fails appFollowsTheFeatures, appNeedsAllParts.
// TASK 1: Take what the root must have from the two features, and name no leaf here.
/// The composition root: one service of each kind, for both features.
struct AppRoot: BothFeatures {
  let logger: any Logging
  let tracker: any Tracking
  let pricing: any Pricing
}
// TASK 2: Say what the app needs, so that whoever has all of it fits, without a word about the app.
protocol BothFeatures: ProductFeatureDependencies, DealsFeatureDependencies {}

typealias AppDependencies = BothFeatures
