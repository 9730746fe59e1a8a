import ProductDetail

/// The app's container. It has what the feature's public alias lists, and uses no other part of the feature.
struct App: ProductFeatureDependencies {
  let tracker: any Tracking
  let network: any Networking
}
