import ProductDetail

/// The app's container. It has what the feature's public alias lists, and mentions nothing else of it.
struct App: ProductFeatureDependencies {
  let tracker: any Tracking
  let network: any Networking
}
