import TextUI

// Against the conventions on purpose: an alias lists the helper's leaves instead of forwarding the helper's alias.

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
