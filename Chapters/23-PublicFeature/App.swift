import ProductDetail

/// The container of the app. It has what the feature's public alias lists, and knows nothing else of it.
struct App: ProductFeatureDependencies {
  let tracker: any Tracking
  let network: any Networking
}
