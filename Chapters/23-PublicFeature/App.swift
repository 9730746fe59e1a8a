import ProductDetail

// snippet.app
/// The composition root. It brings what the feature's one public alias lists.
struct App: ProductFeatureDependencies {
  let tracker: any Tracking
  let network: any Networking
}
// snippet.end
