// Fails appFollowsTheFeatures: the app names the leaves of today.
// Also fails appNeedsAllParts.
// TASK 2: Say what the app needs, so that whoever has all of it fits, without a word about the app.
typealias AppDependencies = LoggingDependency & TrackingDependency & PricingDependency
