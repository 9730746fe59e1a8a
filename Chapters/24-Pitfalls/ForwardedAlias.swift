import TextUI

// The image of today. Last year's logged, as `ProductImageView` does.
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
