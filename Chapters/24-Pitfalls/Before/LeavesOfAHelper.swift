import TextUI

// Against the conventions on purpose: it lists the helper's leaves instead of forwarding its alias.

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
