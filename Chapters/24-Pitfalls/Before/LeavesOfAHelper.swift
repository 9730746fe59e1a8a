import TextUI

// Against the conventions on purpose: what the helper needs is listed, its alias is not forwarded.

extension Before {
  enum LeavesOfAHelper {
    typealias ProductDetailViewDependencies = TrackingDependency
      & ExpandingDependency
      & LoggingDependency

    struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
      let dependencies: Dependencies

      var body: some View {
        Button("Add to cart") { dependencies.tracker.trackAddToCart() }
          .autoExpand(dependencies: dependencies)
      }
    }
  }
}
