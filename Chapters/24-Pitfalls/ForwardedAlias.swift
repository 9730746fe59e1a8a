import TextUI

// The alias of today's image. Last year's image logged, like `ProductImageView`.
typealias TrackedImageViewDependencies = TrackingDependency

struct TrackedImageView<Dependencies: TrackedImageViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Image("product")
      .onTapGesture { dependencies.tracker.track("zoom") }
  }
}

enum ForwardedAlias {
  typealias ProductDetailViewDependencies = TrackingDependency
    & TrackedImageViewDependencies

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      TrackedImageView(dependencies: dependencies)
        .onAppear { dependencies.tracker.track("productDetailViewAppeared") }
    }
  }
}
