// Fails appFollowsTheFeatures: the app names a leaf that both aliases bring.
// Also fails appNeedsAllParts.
// TASK 2: Say what the app needs, so that whoever has all of it fits, without a word about the app.
typealias AppDependencies = ProductFeatureDependencies & DealsFeatureDependencies
  & TrackingDependency
