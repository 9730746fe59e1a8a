// Fails appOpensOverAnyParts: it stays a protocol, and the root alone states it.
// Also fails appFollowsTheFeatures, appNeedsAllParts.
// TASK 2: Say what the app needs, so that whoever has all of it fits, without a word about the app.
protocol AppDependencies: ProductFeatureDependencies, DealsFeatureDependencies {}

extension AppRoot: AppDependencies {}
