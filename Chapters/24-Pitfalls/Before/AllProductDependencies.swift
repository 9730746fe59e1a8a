import TextUI

// Against the conventions on purpose: one alias with everything, for all views.

extension Before {
  enum AliasForAll {
    typealias AllProductDependencies = LoggingDependency & TrackingDependency & ExpandingDependency

    struct ProductDetailView<Dependencies: AllProductDependencies>: View {
      let dependencies: Dependencies

      var body: some View {
        Button("Add to cart") { dependencies.tracker.trackAddToCart() }
      }
    }
  }
}
