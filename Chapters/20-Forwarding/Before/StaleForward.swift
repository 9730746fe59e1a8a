import TextUI

/// Against the convention: the image was removed, but its alias is still listed.
enum Stale {
  typealias ProductDetailViewDependencies = TrackingDependency & ProductImageViewDependencies

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      Button("Add to cart") { dependencies.tracker.trackAddToCart() }
    }
  }
}
