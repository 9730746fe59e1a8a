// Fails appOpensOverAnyParts: it asks for more than the features do: a container must be an object.
// Also fails appFollowsTheFeatures, appNeedsAllParts.
// TASK 1: Take what the root must have from the two features, and name no leaf here.
/// The composition root: one service of each kind, for both features.
final class AppRoot: ProductFeatureDependencies & DealsFeatureDependencies {
  let logger: any Logging
  let tracker: any Tracking
  let pricing: any Pricing

  init(logger: any Logging, tracker: any Tracking, pricing: any Pricing) {
    (self.logger, self.tracker, self.pricing) = (logger, tracker, pricing)
  }
}
// TASK 2: Say what the app needs, so that whoever has all of it fits, without a word about the app.
typealias AppDependencies = AnyObject & ProductFeatureDependencies & DealsFeatureDependencies
